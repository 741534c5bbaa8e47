import { Glyph } from '../Glyph'
import { backGlyph } from '../glyphs/acts'
import { LinkButton } from './Button'
import type { LinkButtonProps } from './Button'

/** Leads to the page above. A page takes it as its `back`. */
export const BackLink = (props: LinkButtonProps) => <LinkButton startIcon={<Glyph shape={backGlyph} />} {...props} />
