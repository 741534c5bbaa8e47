import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { styled } from '@mui/material/styles'
import { Suspense, useEffect, useId, useMemo, useRef } from 'react'
import type { MouseEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { useAppDispatch, useAppSelector } from '../../../../shared/store'
import { Button } from '../../../../shared/ui/buttons/Button'
import { Glyph } from '../../../../shared/ui/Glyph'
import { riderGlyph } from '../../../../shared/ui/glyphs/frame'
import { palette } from '../../../../shared/ui/colours/palette'
import { errorText } from '../../../../shared/ui/page/errorText'
import { useSecondsToWait } from '../../../../shared/ui/buttons/useSecondsUntil'
import { useText } from '../../../../shared/ui/told/useText'
import { SkeletonBar } from '../../../../shared/ui/waiting/SkeletonLines'
import { lazyPart } from '../../../../i18n/lazyPart'
import { RemotePicture } from '../../../../shared/ui/pictures/RemotePicture'
import { selectSettings } from '../../../identity/settings'
import { selectPurchaseType } from '../../../cards/fareMedia'
import { riderFilter } from '../party/partyRules'
import { partyToggled, selectParty } from '../party/partySlice'
import { chosenPicture } from '../search/filterChoice'
import { Marks, ProductCard } from './ProductCard'
import { continues, serviceOf, toldByAll } from '../search/productFacts'
import { ProductMarks, ProductRows } from './productRows'
import { ListHead } from './productStyles'
import { hasMore } from '../search/productsMachine'
import type { Showing } from '../search/productsMachine'
import { selectPage } from '../search/productsSlice'
import { rowCount } from '../search/searchWanted'
import { moreRequested } from '../search/showMore'

const PartyPanel = lazyPart(() => import('../party/PartyPanel'), ['party', 'added'])

/** Shows products in the backend's order: twelve, then more on request (CAT-03). */
export default function ProductList() {
  const { t, i18n } = useTranslation('products')
  const page = useAppSelector(selectPage)
  const cards = useRef<HTMLUListElement>(null)
  const awaited = useRef<number>(undefined)
  const count = page.name === 'showing' ? page.list.products.length : 0
  const { limits } = useAppSelector(selectSettings)
  useEffect(() => {
    const first = awaited.current
    if (first === undefined || count <= first) return
    awaited.current = undefined
    // The button moves or goes, so the first new product takes the focus.
    cards.current?.children[first]?.querySelector('h3')?.focus()
  }, [count])
  const isForCard = useAppSelector(selectPurchaseType) === 'digital'
  const shown = page.name === 'showing' ? page.list.products : []
  // What "Show more" adds tells itself what is different, so that no product above it grows.
  const telling = toldByAll(shown.slice(0, rowCount), isForCard).join('\n')
  const toldByList = useMemo(() => telling.split('\n'), [telling])
  if (page.name !== 'showing') return null
  const { search, list } = page
  const { products, notShown, total } = list
  const picture = chosenPicture(page)
  const services = products.map((product) => (search.passType ? serviceOf(product, i18n.language) : undefined))
  return (
    <>
      <ListHead>
        {picture && <RemotePicture path={picture} alt="" width={36} height={36} />}
        {t('list.count', { count: total ?? count })}
      </ListHead>
      <WhoTravels page={page} />
      {notShown > 0 && <Typography sx={{ mb: 2 }}>{t('list.notShown', { count: notShown })}</Typography>}
      {products[0] && (
        <ProductMarks>
          <Marks of={products[0]} toldByList={toldByList} ofList />
        </ProductMarks>
      )}
      <ProductRows ref={cards} role="list">
        {products.map((product, at) => (
          <li key={product.uuid} data-joined={continues(product, products[at - 1]) || undefined}>
            {!picture && <ServiceHead of={services[at]} before={services[at - 1]} page={page} />}
            <ProductCard product={product} service={services[at]} toldByList={toldByList} />
          </li>
        ))}
      </ProductRows>
      <More page={page} onMore={() => (awaited.current = count)} />
      <Typography sx={{ mt: 2, color: 'text.secondary', fontSize: '0.9375rem' }}>
        {t('list.limit', { count: limits.maxCartQuantity })}
      </Typography>
    </>
  )
}

interface ServiceHeadProps {
  of: string | undefined
  before: string | undefined
  page: Showing
}

/** Begins a service's products. Each product's name tells the service too, for those who do not see this. */
function ServiceHead({ of: service, before, page: { panel } }: ServiceHeadProps) {
  if (!service || service === before) return null
  const path = panel.filters.flatMap(({ values }) => values).find(({ value }) => value === service)?.image_url
  return (
    <ListHead as="div" aria-hidden style={{ marginTop: before ? 18 : 6 }}>
      <RemotePicture path={path} alt="" width={32} height={32} />
      {service}
    </ListHead>
  )
}

const Together = styled('details')({
  margin: '-8px 0 4px',
  '& > summary': {
    display: 'flex',
    alignItems: 'center',
    gap: 8,
    width: 'fit-content',
    minHeight: 44,
    fontWeight: 600,
    color: palette.primary,
  },
})

function WhoTravels({ page }: { page: Showing }) {
  const { t } = useTranslation('products')
  const dispatch = useAppDispatch()
  const { isOpen } = useAppSelector(selectParty)
  const filter = page.search.passType === 'digital' ? undefined : riderFilter(page.panel)
  if (!filter) return null
  const toggle = (event: MouseEvent) => {
    event.preventDefault()
    dispatch(partyToggled())
  }
  return (
    <Together open={isOpen}>
      <summary onPointerEnter={() => void PartyPanel.load().catch(() => undefined)} onClick={toggle}>
        <Glyph shape={riderGlyph} />
        {t('list.together')}
      </summary>
      {isOpen && (
        <Suspense fallback={<PartySkeleton rows={filter.values.length} />}>
          <PartyPanel page={page} filter={filter} />
        </Suspense>
      )}
    </Together>
  )
}

/** Is about as high as the panel. On a phone a row has two lines and the price. */
const PartySkeleton = ({ rows }: { rows: number }) => (
  <Box sx={{ display: 'grid', height: { xs: 210 + 145 * rows, sm: 160 + 80 * rows } }}>
    <SkeletonBar shade="faint" />
  </Box>
)

function More({ page: { list, isRefreshing }, onMore }: { page: Showing; onMore: () => void }) {
  const { t } = useTranslation('products')
  const dispatch = useAppDispatch()
  const { products, total, more, moreError: error } = list
  const seconds = useSecondsToWait(error)
  const reason = useId()
  const text = useText()
  const count = products.length
  const isBusy = more === 'loading' || isRefreshing
  const isHeld = isBusy || seconds > 0
  const showMore = () => {
    onMore()
    dispatch(moreRequested())
  }
  return (
    <Box sx={{ display: 'grid', justifyItems: 'center', gap: 1.5, mt: 2, '&:empty': { display: 'none' } }}>
      {total !== null && count < total && (
        <Typography sx={{ color: 'text.secondary' }}>{t('list.shownOf', { count, total })}</Typography>
      )}
      {more === 'failed' && (
        <Typography role="alert" id={reason}>
          {seconds > 0 ? text(errorText(error)) : t('list.moreFailed')}
        </Typography>
      )}
      {hasMore(list) && (
        <Button
          variant="outlined"
          data-waiting={isBusy || undefined}
          aria-disabled={isHeld || undefined}
          aria-describedby={more === 'failed' ? reason : undefined}
          onClick={() => !isHeld && showMore()}
        >
          {isBusy ? t('list.loadingMore') : t('list.more')}
        </Button>
      )}
    </Box>
  )
}
