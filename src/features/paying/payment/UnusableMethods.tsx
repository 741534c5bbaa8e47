import Box from '@mui/material/Box'
import type { ReactNode } from 'react'

interface UnusableMethodsProps {
  summary: string
  methods: { id: string; label: ReactNode; detail: string; end: ReactNode }[]
}

/** Lists methods that cannot pay, each with the reason (PAY-05). */
export function UnusableMethods({ summary, methods }: UnusableMethodsProps) {
  if (methods.length === 0) return null
  return (
    <Box component="details" sx={{ mt: 1.5 }}>
      <Box component="summary" sx={{ py: 1.25, minHeight: 44, fontWeight: 600 }}>
        {summary}
      </Box>
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', color: 'text.secondary' }}>
        {methods.map(({ id, label, detail, end }) => (
          <Box
            component="li"
            key={id}
            sx={{
              display: 'flex',
              gap: 1.5,
              py: 1.25,
              borderTop: 1,
              borderColor: 'divider',
              overflowWrap: 'anywhere',
            }}
          >
            <Box sx={{ flexGrow: 1, minWidth: 0 }}>
              <Box sx={{ fontWeight: 600 }}>{label}</Box>
              <Box sx={{ fontSize: '0.9375rem' }}>{detail}</Box>
            </Box>
            {end}
          </Box>
        ))}
      </Box>
    </Box>
  )
}
