import { z } from 'zod'

/** The fewest characters of a password. */
export const PASSWORD_LENGTH = 8

/** What guessers try first, as far as it is long enough to be taken; in lower case. */
const common = new Set(
  `password password1 password12 password123 password1234 passw0rd p@ssw0rd p@ssword1 passwort
  12345678 123456789 1234567890 12345679 87654321 987654321 9876543210 11111111 111111111 00000000
  88888888 99999999 12341234 11223344 12121212 123123123 112233445566 147258369 123654789 159357456
  qwertyui qwertyuiop qwerty12 qwerty123 qwerty1234 1q2w3e4r 1q2w3e4r5t 1qaz2wsx q1w2e3r4 qazwsxedc
  asdfghjk asdfghjkl asdf1234 zxcvbnm1 zxcvbnm123 1234qwer abcd1234 abc12345 abcdefgh aa123456
  a1234567 a12345678 iloveyou iloveyou1 sunshine princess football football1 baseball baseball1
  basketball superman batman123 starwars trustno1 letmein1 letmein123 welcome1 welcome123 monkey123
  dragon123 master123 admin123 admin1234 administrator changeme changeme1 changeme123 whatever
  computer internet samantha michelle jennifer danielle jonathan corvette mercedes mustang1 maverick
  chocolate butterfly liverpool test1234 testtest secret123 default1 towtruck towtruck1 towtruck123`.split(
    /\s+/,
  ),
)

/** Whether it is one of the passwords that are guessed first. */
export const isCommonPassword = (password: string): boolean => common.has(password.toLowerCase())

/** A password somebody chooses. */
export const NewPassword = z
  .string({ error: 'Password is required' })
  .min(1, 'Password is required')
  .min(PASSWORD_LENGTH, `Use at least ${PASSWORD_LENGTH} characters`)
  .max(200, 'Use at most 200 characters')
  .refine(
    (password) => !isCommonPassword(password),
    'This is one of the passwords that are guessed first. Choose another one.',
  )
