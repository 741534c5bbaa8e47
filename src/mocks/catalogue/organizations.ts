export const organizations = {
  transit: { uuid: 'org-sableport-transit', legacy_uuid: 'SABLEPORT', name: 'Sableport Transit' },
  ferries: { uuid: 'org-sable-isles-ferries', legacy_uuid: 'SABLEISLES', name: 'Sable Isles Ferries' },
}
