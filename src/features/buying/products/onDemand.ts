export { showInDocument } from './filters/showInDocument'
export { mayMeet, searchOf } from './search/addressFilters'
export { filtersWanted, productsWanted } from './search/searchWanted'
