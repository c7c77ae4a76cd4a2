/**
 * Asks the server for what the page of this path shows first, before the page has any of its scripts; `send` takes the
 * answer for its own. The build puts the text of this function into the page, so it may use nothing outside it. What
 * the board asks for is written as `bodyOf` in `dispatch.queries.ts` writes it; else it would be asked for twice. The
 * server may have answered in the page itself already.
 */
export function askSooner(): void {
  const early = new Map<string, Promise<Response>>()
  window.towlineEarly = early
  const [, , page, id = '', section] = location.pathname.split('/')
  const ask = (method: string, address: string, body = '') => {
    const sent = body ? { headers: { 'Content-Type': 'application/json' }, body } : {}
    const reply = fetch(address, { method, credentials: 'same-origin', ...sent })
    // Whoever takes it is told.
    reply.catch(() => undefined)
    early.set(`${method} ${address} ${body}`, reply)
  }
  const answered = document.getElementById('first-answer')?.textContent
  if (page === 'chat' && answered)
    early.set(`GET /towline/chatapi/${id} `, Promise.resolve(new Response(answered)))
  else if (page === 'chat') ask('GET', `/towline/chatapi/${id}`)
  if (section !== 'dispatching' || !document.cookie.includes('loggedInUser=')) return
  const oneOf = (known: string[], text: string | null, usual: string) =>
    text !== null && known.includes(text) ? text : usual
  const kept = () => {
    try {
      return localStorage.getItem('towline.board.sort')
    } catch {
      return null
    }
  }
  const asked = new URLSearchParams(location.search).get('status')
  const status = oneOf(['active', 'current', 'scheduled', 'completed'], asked, 'pending')
  const chosen = oneOf(['newest', 'driver', 'zone'], kept(), 'urgent')
  const sort = status === 'completed' ? 'newest' : chosen
  const now = Math.floor(Date.now() / 60_000) * 60_000
  const first = { status, searchText: '', limit: 30 }
  const body = sort === 'newest' ? first : { ...first, sort, now }
  ask('POST', '/towline/dispatch/search', JSON.stringify(body))
}
