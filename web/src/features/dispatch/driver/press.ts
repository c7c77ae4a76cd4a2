/** What a driver can press without a line. */
export type Press = 'step' | 'note' | 'accept' | 'check' | 'sign'
