import { white } from '../colours/tokens'

/** Colours that sign-in providers prescribe, on light and dark pages. */
export const providers = {
  google: {
    light: { ground: white, edge: '#747775', ink: '#1f1f1f' },
    dark: { ground: '#131314', edge: '#8e918f', ink: '#e3e3e3' },
    blue: '#4285f4',
    red: '#ea4335',
    yellow: '#fbbc05',
    green: '#34a853',
  },
  facebook: { ground: '#0866ff', ink: white },
} as const
