import Box from '@mui/material/Box'
import type { ReactNode } from 'react'
import { useFocusOnChange } from '../../../shared/focus/moveFocus'
import { focusOn } from '../../../shared/focus/pageHeading'
import { PagePart } from '../../../shared/ui/parts/PagePart'

interface EditedPartProps {
  id: string
  title: string
  status?: ReactNode
  state: ReactNode
  acts: ReactNode
  form?: ReactNode
}

/** A part that is edited in place. Its heading takes the focus when a form opens or closes. */
export function EditedPart({ id, title, status, state, acts, form }: EditedPartProps) {
  const isOpen = Boolean(form)
  useFocusOnChange(isOpen, () => void focusOn(id))
  return (
    <PagePart id={id} title={title} state={status} acts={isOpen ? undefined : acts}>
      <Box
        sx={{
          display: 'grid',
          gap: isOpen ? 1 : 0.5,
          overflowWrap: 'anywhere',
          color: 'text.secondary',
        }}
      >
        {state}
      </Box>
      {isOpen && <Box sx={{ width: '100%', maxWidth: 520, display: 'grid', gap: 2, mt: 1 }}>{form}</Box>}
    </PagePart>
  )
}
