/** When the laws below were last looked at. They are a table to go by, and no legal advice. */
export const RECORDING_LAWS_AS_OF = '2026-11'

/** States in which everybody on a call must agree to its recording, with the law that says so. */
export const allPartyStates: Readonly<Record<string, string>> = {
  CA: 'Penal Code 632',
  CT: 'Gen. Stat. 52-570d',
  DE: '11 Del. C. 1335',
  FL: 'Stat. 934.03',
  IL: '720 ILCS 5/14-2',
  MA: 'G.L. c. 272 s. 99',
  MD: 'Cts. & Jud. Proc. 10-402',
  // Its courts let whoever takes part record; the statute reads otherwise.
  MI: 'MCL 750.539c',
  MT: 'MCA 45-8-213',
  NH: 'RSA 570-A:2',
  NV: 'NRS 200.620',
  PA: '18 Pa.C.S. 5704',
  WA: 'RCW 9.73.030',
}

/**
 * Whether a caller must be asked to agree to a recording: where the company or the caller is in such a state, or
 * nobody knows where the caller is.
 */
export const mustAgreeToRecording = (company: string, caller: string | undefined): boolean =>
  caller === undefined || company in allPartyStates || caller in allPartyStates
