import { SITE_ADDRESS } from '@towline/contract'
import { contact } from '../features/site/claims.text.ts'
import { shortPromise } from '../features/site/site.text.ts'

/** What stands in the head of a page that may be found: its own address, and what a link to it shows. */
export function headTags(path: string, html: string): string {
  if (/<meta name="robots" content="noindex"/.test(html)) return ''
  const title = html.match(/<title>([^<]*)<\/title>/)?.[1] ?? 'Towline'
  const description = html.match(/<meta name="description" content="([^"]*)"/)?.[1] ?? shortPromise
  const address = SITE_ADDRESS + path
  const picture = `${SITE_ADDRESS}/og.png`
  const tags = [
    `<link rel="canonical" href="${address}"/>`,
    ...Object.entries({
      'og:type': 'website',
      'og:site_name': 'Towline',
      'og:title': title,
      'og:description': description,
      'og:url': address,
      'og:image': picture,
      'og:image:width': '1200',
      'og:image:height': '630',
      'og:image:alt': 'Towline: a phone call becomes a job on the board',
    }).map(([name, content]) => `<meta property="${name}" content="${content}"/>`),
    ...Object.entries({
      'twitter:card': 'summary_large_image',
      'twitter:title': title,
      'twitter:description': description,
      'twitter:image': picture,
    }).map(([name, content]) => `<meta name="${name}" content="${content}"/>`),
  ]
  if (path === '/') tags.push(`<script type="application/ld+json">${aboutUs(picture)}</script>`)
  return tags.join('')
}

/** Who we are and what we make, in the words search engines read. `<` can end no script in it. */
function aboutUs(picture: string): string {
  const organization = {
    '@type': 'Organization',
    '@id': `${SITE_ADDRESS}/#organization`,
    name: 'Towline',
    url: `${SITE_ADDRESS}/`,
    logo: `${SITE_ADDRESS}/favicon.svg`,
    email: contact.email,
    telephone: contact.phone,
    address: `${contact.street}, ${contact.town}`,
  }
  const product = {
    '@type': 'SoftwareApplication',
    name: 'Towline',
    applicationCategory: 'BusinessApplication',
    operatingSystem: 'Any, in the browser',
    description: shortPromise,
    image: picture,
    publisher: { '@id': organization['@id'] },
  }
  const said = { '@context': 'https://schema.org', '@graph': [organization, product] }
  return JSON.stringify(said).replaceAll('<', '\\u003c')
}
