/** The text with the link to follow a truck, in the language of the call; English where there was none. */
export function chatLinkText(language: string | null, company: string, link: string): string {
  return language === 'es'
    ? `${company}: ya tenemos su solicitud. Sígala y comuníquese con nosotros aquí: ${link} Responda STOP para no recibir más mensajes.`
    : `${company}: we have your request. Track it and reach us here: ${link} Reply STOP for no more texts.`
}
