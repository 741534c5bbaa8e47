/** The providers whose accounts sign in, by their names here. */
export const socialProviders = ['Google', 'Facebook', 'AppleId']
