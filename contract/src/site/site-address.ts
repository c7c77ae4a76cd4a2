/**
 * Stands for the site's own address in what is built before anybody knows it: canonical links, link previews,
 * the sitemap. The server puts in `PUBLIC_URL`.
 */
export const SITE_ADDRESS = 'https://site-address.invalid'
