import Box from '@mui/material/Box'
import { useTranslation } from 'react-i18next'
import { paths } from '../../../../shared/paths'
import { TextLink } from '../../../../shared/ui/buttons/TextLink'
import { withView } from '../../../../shared/lists/listAddress'

export function YearsOfStatement({ current, newest }: { current: string; newest: number }) {
  const { t } = useTranslation('histories')
  const years = [0, 1, 2, 3, 4].map((back) => String(newest - back))
  return (
    <Box
      component="nav"
      aria-label={t('statement.years')}
      data-print="hide"
      sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, mb: 2, '& a': { display: 'inline-block', minWidth: 24 } }}
    >
      {years.map((year) => (
        <TextLink
          key={year}
          to={withView(`${paths.accountOrders}/1`, `statement&year=${year}`)}
          aria-current={year === current ? 'page' : undefined}
          style={{ fontWeight: year === current ? 700 : 400 }}
        >
          {year}
        </TextLink>
      ))}
    </Box>
  )
}
