import { styled } from '@mui/material/styles'
import { useTranslation } from 'react-i18next'
import { inOneList } from '../../../../shared/locales/lists'
import { brandNames } from './cardBrands'
import type { CardBrand } from './cardBrands'
import { CardMark } from './CardMark'

const Marks = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 8,
  marginBottom: 16,
  '& > span': { display: 'flex' },
  '& > [data-other]': { opacity: 0.3 },
})

/** Once the brand is known, the others step back. */
export function CardMarks({ of }: { of: CardBrand | undefined }) {
  const { language } = useTranslation('payment').i18n
  return (
    <Marks role="img" aria-label={inOneList(Object.values(brandNames), language)}>
      {Object.keys(brandNames).map((brand) => (
        <span key={brand} data-other={(of && of !== brand) || undefined}>
          <CardMark brand={brand} />
        </span>
      ))}
    </Marks>
  )
}
