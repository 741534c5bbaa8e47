/** Money is whole cents everywhere (a safe integer); only this module turns it into words. */

/**
 * A price in words of the language, CAD (FMT-01). `hideZeroCents` drops ",00" where a screen asks for it (chips,
 * landing); carts and receipts never do.
 */
export function formatMoney(cents: number, language: string, options: { hideZeroCents?: boolean } = {}): string {
  const digits = options.hideZeroCents && cents % 100 === 0 ? 0 : 2
  return new Intl.NumberFormat(moneyLocale(language), {
    style: 'currency',
    currency: 'CAD',
    currencyDisplay: 'narrowSymbol',
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  }).format(cents / 100)
}

/** English and French are Canada's own; every other language writes money in its own way. */
function moneyLocale(language: string): string {
  return language === 'en' || language === 'fr' ? `${language}-CA` : language
}
