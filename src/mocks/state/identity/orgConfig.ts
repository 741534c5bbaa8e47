export interface OrgConfigState {
  orgConfig: Record<string, string>
}

export const orgConfigSeed = (): OrgConfigState => ({
  orgConfig: {
    max_cart_quantity: '20',
    service_level_bus: 'service-bus',
    service_level_rail: 'service-rail',
    service_level_ferry: 'service-ferry',
    fare_media_enabled: 'true',
    guest_checkout_enabled: 'true',
    buy_now_enabled: 'false',
    hide_digital: 'false',
    hide_physical: 'false',
    account_deactivation: 'false',
    account_deletion: 'true',
    autoload_min: '500',
    autoload_max: '20000',
    load_min: '500',
    load_max: '20000',
    mobile_only_methods: 'apple_pay,google_pay,cash',
    purchasable_card_types: 'virtual,physical',
  },
})
