import { own } from '../../../shared/byName'
import { localeOf } from '../../../shared/locales/locales'
import type { Choice } from './countries'

/**
 * "English|French" by code; without French if both are the same. Other languages use the English names, which are
 * official there.
 */
const tables: Record<string, string> = {
  CA: `
    AB Alberta
    BC British Columbia | Colombie-Britannique
    MB Manitoba
    NB New Brunswick | Nouveau-Brunswick
    NL Newfoundland and Labrador | Terre-Neuve-et-Labrador
    NS Nova Scotia | Nouvelle-Écosse
    NT Northwest Territories | Territoires du Nord-Ouest
    NU Nunavut
    ON Ontario
    PE Prince Edward Island | Île-du-Prince-Édouard
    QC Quebec | Québec
    SK Saskatchewan
    YT Yukon`,
  US: `
    AL Alabama
    AK Alaska
    AZ Arizona
    AR Arkansas
    CA California | Californie
    CO Colorado
    CT Connecticut
    DE Delaware
    DC District of Columbia | District de Columbia
    FL Florida | Floride
    GA Georgia | Géorgie
    HI Hawaii | Hawaï
    ID Idaho
    IL Illinois
    IN Indiana
    IA Iowa
    KS Kansas
    KY Kentucky
    LA Louisiana | Louisiane
    ME Maine
    MD Maryland
    MA Massachusetts
    MI Michigan
    MN Minnesota
    MS Mississippi
    MO Missouri
    MT Montana
    NE Nebraska
    NV Nevada
    NH New Hampshire
    NJ New Jersey
    NM New Mexico | Nouveau-Mexique
    NY New York
    NC North Carolina | Caroline du Nord
    ND North Dakota | Dakota du Nord
    OH Ohio
    OK Oklahoma
    OR Oregon
    PA Pennsylvania | Pennsylvanie
    PR Puerto Rico | Porto Rico
    RI Rhode Island
    SC South Carolina | Caroline du Sud
    SD South Dakota | Dakota du Sud
    TN Tennessee
    TX Texas
    UT Utah
    VT Vermont
    VA Virginia | Virginie
    WA Washington
    WV West Virginia | Virginie-Occidentale
    WI Wisconsin
    WY Wyoming`,
}

interface Region {
  code: string
  names: { en: string; fr: string }
}

const read = (table: string): Region[] =>
  table
    .trim()
    .split('\n')
    .map((line) => {
      const [code = '', ...words] = line.trim().split(' ')
      const [en = '', fr = en] = words.join(' ').split(' | ')
      return { code, names: { en, fr } }
    })

const regions = new Map(Object.entries(tables).map(([country, table]) => [country, read(table)]))

/** Returns regions by name in the language; none if the country has free text. */
export function regionChoices(country: string, language: string): Choice[] {
  const byName = new Intl.Collator(localeOf(language))
  return (regions.get(country) ?? [])
    .map(({ code, names }) => ({ value: code, label: own(names, language) ?? names.en }))
    .sort((one, other) => byName.compare(one.label, other.label))
}
