/** The pages everybody can see. */
export const publicPages = [
  ...['/', '/contact', '/terms', '/privacy', '/cookies'],
  ...[
    '/register/trial',
    '/register/success',
    '/login',
    '/forgot-password',
    '/reset-password',
    '/confirm-email',
  ],
]

/** The ways they are looked at: on a phone, a tablet and a desktop, by day and by night. */
export const looks = (['light', 'dark'] as const).flatMap((colorScheme) =>
  [375, 768, 1440].map((width) => ({ colorScheme, width })),
)
