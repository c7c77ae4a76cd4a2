/** The login page's address, which leads back to `from` afterwards. */
export function loginAddress(from: string): string {
  return `/login?from=${encodeURIComponent(from)}`
}

/** Where to go after signing in: the page asked for when it is one of the dashboard's or a chat, else the company's dashboard. */
export function afterLogin(from: string | null, companyId: string): string {
  const home = `/customer/dashboard/${companyId}`
  return [home, '/customer/rep/chat/', '/driver'].some((own) => from?.startsWith(own)) && from
    ? from
    : home
}
