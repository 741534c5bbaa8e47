import type { ComponentType } from 'react'
import { RouteLine } from './RouteLine'
import { palette as c } from '../colours/palette'

/* Drawings of sign-in and sign-up. Only those screens load them. */

const Envelope = () => (
  <>
    <rect x="30" y="24" width="92" height="64" rx="9" fill={c.surface} stroke={c.text} strokeWidth="5" />
    <path d="m34 31 42 32 42-32" fill="none" stroke={c.text} strokeWidth="5" strokeLinejoin="round" />
  </>
)

const tick = {
  fill: 'none',
  stroke: c.onAccent,
  strokeWidth: 6,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
} as const

const MailSent = () => (
  <>
    <RouteLine to={24} />
    <Envelope />
    <circle cx="124" cy="30" r="17" fill={c.accent} stroke={c.text} strokeWidth="5" />
    <path d="M117 30h13m-6-6 6 6-6 6" {...tick} strokeWidth={4.5} />
  </>
)

const Confirmed = () => (
  <>
    <RouteLine to={136} />
    <Envelope />
    <circle cx="118" cy="74" r="20" fill={c.accent} stroke={c.text} strokeWidth="5" />
    <path d="m108 75 7 7 13-15" {...tick} />
  </>
)

const BadLink = () => (
  <>
    <path d="M8 104h56M96 104h56" stroke={c.primary} strokeWidth="7" strokeLinecap="round" />
    <circle cx="64" cy="104" r="7" fill={c.paper} stroke={c.primary} strokeWidth="4" />
    <circle cx="96" cy="104" r="7" fill={c.paper} stroke={c.primary} strokeWidth="4" />
    <path d="M62 72H46a18 18 0 0 1 0-36h16" fill="none" stroke={c.text} strokeWidth="10" strokeLinecap="round" />
    <path d="M98 36h16a18 18 0 0 1 0 36H98" fill="none" stroke={c.text} strokeWidth="10" strokeLinecap="round" />
    <path d="M80 30V14M68 28 60 16M92 28l8-12M80 78v10" stroke={c.accent} strokeWidth="6" strokeLinecap="round" />
  </>
)

const OtherRider = () => (
  <>
    <RouteLine to={136} />
    <circle cx="56" cy="34" r="14" fill={c.surface} stroke={c.text} strokeWidth="5" />
    <path d="M30 88c1-22 10-32 26-32s25 10 26 32z" fill={c.surface} stroke={c.text} strokeWidth="5" />
    <path d="M92 52h36m-13-13 13 13-13 13" {...tick} stroke={c.text} strokeWidth={7} />
  </>
)

export const formDrawings = { MailSent, Confirmed, BadLink, OtherRider } satisfies Record<string, ComponentType>

export type FormPictureName = keyof typeof formDrawings
