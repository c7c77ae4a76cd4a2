// The first of them comes with an empty fragment.
const stylesheet = /<link rel="stylesheet" href="([^"#]+)(#?)"\/>/g
const firstFont = /url\(([^)]*latin-wght-normal[^)]*\.woff2)\)/

/**
 * A prerendered page that paints without asking for anything more: its styles stand in it, and the font of its
 * first words is fetched beside it. The links to the styles stay, because the page is taken over as it was
 * made, but fetch nothing. `read` gives the text of a stylesheet.
 */
export function paintSooner(html: string, read: (href: string) => string): string {
  const hrefs = [...html.matchAll(stylesheet)].map(([, href = '']) => href)
  const styles = hrefs.map(read).join('')
  if (!styles) return html
  const font = styles.match(firstFont)?.[1]
  const head = [
    ...(font
      ? [`<link rel="preload" as="font" type="font/woff2" crossorigin href="${font}"/>`]
      : []),
    `<style>${styles}</style>`,
  ].join('')
  return html
    .replaceAll(stylesheet, '<link rel="stylesheet" disabled media="not all" href="$1$2"/>')
    .replace('</title>', () => `</title>${head}`)
}
