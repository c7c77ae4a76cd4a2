/** Where the server writes what a page says before its scripts are there; on all other pages it stays a comment. */
export const FIRST_WORDS = '<!--first words-->'

/** Id of the data block with the answer that a page would ask for first. */
export const FIRST_ANSWER = 'first-answer'
