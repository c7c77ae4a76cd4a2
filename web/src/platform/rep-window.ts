/** The rep's page of a chat in a window of its own; a second time the same window comes forward. */
export function openRepWindow(chatId: string): void {
  window
    .open(`/customer/rep/chat/${chatId}`, `towline-chat-${chatId}`, 'popup,width=1000,height=600')
    ?.focus()
}
