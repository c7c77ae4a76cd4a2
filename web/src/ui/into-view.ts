/** As the `ref` of the chosen one in a bar that may be wider than the screen: it is moved until all of it shows. */
export const intoView = (chosen: HTMLElement | null): void =>
  chosen?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
