/** The parts of the page, in their order. Together they have every key of the settings, and the texts. */
export interface Section {
  id: string
  title: string
  about: string
  keys: string[]
}

export const sections: Section[] = [
  {
    id: 'operator',
    title: 'Who you are',
    about: 'Your name, your logo, and how riders reach you.',
    keys: ['operator'],
  },
  {
    id: 'look',
    title: 'Look',
    about: 'Colours, corners, typeface and picture. Every pair of colours is measured while you choose.',
    keys: ['colours', 'radius', 'typeface', 'landing'],
  },
  {
    id: 'languages',
    title: 'Languages',
    about: 'What riders may read the portal in, and how dates and sums are written.',
    keys: ['languages', 'locales'],
  },
  {
    id: 'services',
    title: 'Services',
    about: 'What the first page leads to, and what a fare card can hold.',
    keys: ['services', 'fareCards'],
  },
  {
    id: 'features',
    title: 'What riders may do',
    about: 'Switch whole parts of the portal on or off.',
    keys: ['features', 'limits'],
  },
  {
    id: 'notices',
    title: 'What you tell riders',
    about: 'Notices above pages, a pop-up, and words about children.',
    keys: ['notices', 'popUp', 'signUp'],
  },
  { id: 'links', title: 'Links', about: 'Pages elsewhere. One that is missing is not shown.', keys: ['links'] },
  {
    id: 'providers',
    title: 'Providers',
    about: 'Sign-in and payment by others. One that is missing is not offered.',
    keys: ['social', 'captcha', 'payments'],
  },
  {
    id: 'measures',
    title: 'Measures',
    about: 'What you learn about your portal. Nothing of it is on by itself.',
    keys: ['analytics', 'monitoring'],
  },
  {
    id: 'backend',
    title: 'Backend',
    about: 'Where the portal asks. The preview keeps to its own backend, whatever stands here.',
    keys: ['hosts', 'clientId', 'childOrganizationUuid', 'pictureHosts'],
  },
]

export const textsSection: Section = {
  id: 'texts',
  title: 'Texts',
  about: 'Any words of the portal in your own. A text keeps the placeholders and tags of the original.',
  keys: [],
}
