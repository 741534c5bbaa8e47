const rejections = ['not_eligible', 'not_available', 'on_device', 'not_found'] as const
export type Rejection = (typeof rejections)[number] | 'other'

/** Returns why a pass was not put on a card, as far as the portal has a text for it. */
export const rejectionOf = (reason: string): Rejection =>
  rejections.find((known) => known === reason.trim().toLowerCase()) ?? 'other'
