/** Written by `npm run contract`: what openapi-typescript makes of the document. */
export interface paths {
    "/web/api/get_form": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["getForm"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/accounts/users/login": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["login"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/accounts/users/logout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["logout"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/accounts/users": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put: operations["updateUser"];
        post: operations["signUp"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/accounts/users/new_email": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete: operations["keepEmail"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/accounts/users/mfa/enroll": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["enrollSecondFactor"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/accounts/users/mfa/resend": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["resendSecondFactorCode"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/accounts/users/mfa/verify": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["verifySecondFactorCode"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/accounts/users/mfa/decline": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["declineSecondFactor"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/accounts/users/mfa/challenge": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["challengeSecondFactor"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/accounts/users/mfa/disable": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["disableSecondFactor"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/accounts/users/mfa/backup_codes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["makeBackupCodes"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/accounts/users/password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put: operations["changePassword"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/accounts/security_questions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listSecurityQuestions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/accounts/users/security_questions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listOwnQuestions"];
        put: operations["chooseQuestions"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/accounts/wallet/payout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["payOutWallet"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/accounts/wallet/payouts/{key}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["findWalletPayout"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/accounts/users/deactivate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["deactivateAccount"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/accounts/users/me": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getMe"];
        put?: never;
        post?: never;
        delete: operations["deleteAccount"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/accounts/users/connections": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listConnections"];
        put?: never;
        post: operations["addConnection"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/accounts/users/connections/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete: operations["removeConnection"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/accounts/users/confirm/{token}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["confirmEmail"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/accounts/users/confirm/resend": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["resendConfirmation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/accounts/users/password/forgot": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["requestPasswordReset"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/accounts/users/password/reset/{token}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["checkPasswordReset"];
        put?: never;
        post: operations["resetPassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/accounts/users/invite/{token}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["readInvite"];
        put?: never;
        post: operations["acceptInvite"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/web/api/verify_google_captcha": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["verifyCaptcha"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/accounts/v3.0/product/search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["searchProducts"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/accounts/anonymous/v3.0/product/search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["searchProductsAsGuest"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/transit/v3.0/product/search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["searchProductsForCard"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/accounts/org_config": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getOrgConfig"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/accounts/anonymous/card_session": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["startCardSession"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/transit/faremedia": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listFareMedia"];
        put?: never;
        post: operations["createVirtualCard"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/transit/faremedia/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put: operations["renameFareMedium"];
        post?: never;
        delete: operations["removeFareMedium"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/transit/faremedia/{id}/activity": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listCardActivity"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/transit/faremedia/{id}/taps": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listCardTaps"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/transit/faremedia/link": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["linkFareMedium"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/transit/faremedia/link_bankcard": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["linkBankCard"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/transit/faremedia/{id}/block": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["blockFareMedium"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/transit/faremedia/{id}/unblock": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["unblockFareMedium"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/transit/passes/{id}/move": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["movePass"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/transit/passes/unattached": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listUnattachedPasses"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/transit/passes/attach": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["attachPasses"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/transit/faremedia/{id}/autorenew": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listRenewals"];
        put?: never;
        post: operations["createRenewal"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/transit/faremedia/{id}/autorenew/{renewal}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put: operations["updateRenewal"];
        post?: never;
        delete: operations["removeRenewal"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/transit/faremedia/{id}/autorenew/{renewal}/pause": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["pauseRenewal"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/transit/faremedia/{id}/autorenew/{renewal}/resume": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["resumeRenewal"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/transit/transfers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["transferFunds"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/transit/transfers/{key}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["findTransfer"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/transit/passes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listPasses"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/transit/passes/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getPass"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/transit/faremedia/{id}/autoload": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getAutoload"];
        put: operations["saveAutoload"];
        post?: never;
        delete: operations["removeAutoload"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/transit/faremedia/{id}/autoload/pause": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["pauseAutoload"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/transit/faremedia/{id}/autoload/resume": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["resumeAutoload"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/accounts/wallet": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getWallet"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/accounts/wallet/load": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["loadWallet"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/accounts/wallet/loads/{key}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["findWalletLoad"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/accounts/wallet/autoload": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put: operations["saveWalletAutoload"];
        post?: never;
        delete: operations["removeWalletAutoload"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/accounts/wallet/autoload/pause": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["pauseWalletAutoload"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/accounts/wallet/autoload/resume": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["resumeWalletAutoload"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/accounts/addresses": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listAddresses"];
        put?: never;
        post: operations["createAddress"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/accounts/addresses/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put: operations["updateAddress"];
        post?: never;
        delete: operations["removeAddress"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/accounts/users/notifications": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getNotifications"];
        put: operations["updateNotifications"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/accounts/devices": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listDevices"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/accounts/devices/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put: operations["renameDevice"];
        post?: never;
        delete: operations["removeDevice"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/accounts/payment_methods": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listPaymentMethods"];
        put?: never;
        post: operations["addPaymentMethod"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/accounts/payment_methods/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put: operations["updatePaymentMethod"];
        post?: never;
        delete: operations["removePaymentMethod"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/accounts/payment_methods/paypal/session": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["startPayPal"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/accounts/cases": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listCases"];
        put?: never;
        post: operations["openCase"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/accounts/cases/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getCase"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/accounts/cases/{id}/read": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["readCase"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/accounts/shipping_methods/search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["searchShippingMethods"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/accounts/promo/validate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["validatePromo"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/accounts/orders/quote": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["quoteOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/accounts/anonymous/orders/quote": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["quoteOrderAsGuest"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/accounts/orders/{id}/quote": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["quoteUnpaidOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/accounts/orders": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listOrders"];
        put?: never;
        post: operations["placeOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/accounts/anonymous/orders": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["placeOrderAsGuest"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/accounts/order_attempts/{key}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["findOrderAttempt"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/accounts/anonymous/order_attempts/{key}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["findOrderAttemptAsGuest"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/accounts/transactions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listTransactions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/accounts/transactions/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getTransaction"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/accounts/purchases": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listPurchases"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/accounts/orders/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getOrder"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/accounts/orders/{id}/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["cancelOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/accounts/anonymous/orders/find": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["findOrderAsGuest"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/accounts/orders/{id}/receipt": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["sendReceipt"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/accounts/anonymous/orders/receipt": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["sendReceiptAsGuest"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/accounts/orders/claim": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["claimOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        businessError: {
            code: number | string;
            /** @default  */
            message: string | null;
            field?: string | null;
        };
        cents: number;
        nonNegativeCents: number;
        storedTicket: {
            id: string;
            name: string;
            can_return: boolean;
        };
        device: {
            id: string;
            nickname?: string | null;
            model?: string | null;
            is_active?: boolean | null;
            /** Format: date-time */
            last_used?: string | null;
            tickets: components["schemas"]["storedTicket"][];
        };
        notificationSetting: {
            event: string;
            name?: string | null;
            email: boolean;
            sms: boolean;
            threshold?: components["schemas"]["nonNegativeCents"] | null;
        };
        securityQuestion: {
            question_uuid: string;
            text: string;
        };
        connection: {
            id: string;
            provider: string;
            email?: string | null;
        };
        renewalPeriod: {
            count: number;
            /** @enum {string} */
            unit: "day" | "week" | "month" | "year";
        };
        usable: {
            when: string;
            hours?: number | null;
        };
        namesByLanguage: {
            [key: string]: string;
        };
        appliedFilter: {
            filter_uuid: string;
            filter_value: string;
        };
        describedFilter: {
            filter_uuid: string;
            filter_value: string;
            type?: string | null;
            long_name?: components["schemas"]["namesByLanguage"] | null;
        };
        orderLine: {
            uuid: string;
            quantity: number;
            isSubscribed: boolean;
            filters: components["schemas"]["appliedFilter"][];
        };
        orderLines: components["schemas"]["orderLine"][];
        order: {
            order_id: string;
            order_number: string;
            purchase_number: string;
            card_number?: string | null;
            /** Format: date-time */
            date: string;
            /** Format: date-time */
            paid_at?: string | null;
            status: string;
            email?: string | null;
            first_name?: string | null;
            last_name?: string | null;
            order_items: {
                uuid: string;
                name: string;
                quantity: number;
                price: components["schemas"]["nonNegativeCents"];
                type?: string | null;
                line_type?: string | null;
                /** @default false */
                shipping_enabled: boolean;
                /** @default false */
                is_subscribed: boolean;
                /** @default [] */
                applied_filters: components["schemas"]["describedFilter"][];
                faremedia_id?: string | null;
                offer_serve?: string | null;
                offer_code?: string | null;
                /** Format: date-time */
                usable_from?: string | null;
            }[];
            payments: {
                label: string;
                method?: components["schemas"]["chargedMethod"] | null;
                amount: components["schemas"]["nonNegativeCents"];
            }[];
            shipping_address?: components["schemas"]["address"] | null;
            shipping_method?: components["schemas"]["shippingMethod"] | null;
            promo_code?: string | null;
            amount_paid: components["schemas"]["nonNegativeCents"];
            amount_refunded?: components["schemas"]["nonNegativeCents"] | null;
            /** @default [] */
            refunds: {
                date: string;
                amount: components["schemas"]["nonNegativeCents"];
                label?: string | null;
                methods?: components["schemas"]["chargedMethod"][] | null;
                transaction_number?: string | null;
            }[];
            subtotal: components["schemas"]["nonNegativeCents"];
            shipping: components["schemas"]["nonNegativeCents"];
            promo: components["schemas"]["nonNegativeCents"];
            tax?: components["schemas"]["nonNegativeCents"];
            total: components["schemas"]["nonNegativeCents"];
        };
        filter: {
            uuid: string;
            display_name: string;
            filter_type: string;
            values: {
                uuid: string;
                value: string;
                short_description?: string | null;
                image_url?: string | null;
                accessibility_text?: string | null;
            }[];
            /** @default false */
            applied: boolean | null;
        };
        product: {
            uuid: string;
            name: string;
            alert_message?: string | null;
            short_description?: string | null;
            long_description?: string | null;
            list_price: number | string | null;
            product_image_path?: string | null;
            sub_type?: string | null;
            /** @default false */
            shipping_enabled: boolean | null;
            organization: {
                uuid?: string | null;
                legacy_uuid?: string | null;
            };
            subscription?: {
                subscription_allowed: boolean;
                period?: components["schemas"]["renewalPeriod"] | null;
            } | null;
            theme?: {
                background_color?: string | null;
            } | null;
            usable?: components["schemas"]["usable"] | null;
            usable_from?: string | null;
            service?: components["schemas"]["namesByLanguage"] | null;
        };
        searchBody: {
            /** @enum {string} */
            return: "FILTER" | "ENTITY";
            sort: {
                /** @constant */
                field: "list_priority";
                /** @constant */
                order: "asc";
            }[];
            applied_filters: components["schemas"]["appliedFilter"][];
            keyword_search?: string[];
            row_count?: number;
            page?: number;
        };
        shippingMethod: {
            id: string;
            name: string;
            price: components["schemas"]["nonNegativeCents"];
            eta?: string | null;
        };
        autoloadPlan: {
            /** @constant */
            kind: "threshold";
            threshold: components["schemas"]["nonNegativeCents"];
            amount: number;
            payment_method_id: string;
            version?: string | null;
        } | {
            /** @constant */
            kind: "time";
            /** @constant */
            unit: "week";
            every: number;
            day: number;
            amount: number;
            payment_method_id: string;
            version?: string | null;
        } | {
            /** @constant */
            kind: "time";
            /** @constant */
            unit: "month";
            every: number;
            day: number | "last";
            amount: number;
            payment_method_id: string;
            version?: string | null;
        };
        autoload: {
            /** @constant */
            kind: "threshold";
            threshold: components["schemas"]["nonNegativeCents"];
            amount: number;
            payment_method_id: string;
            version?: string | null;
            state: string;
            reason?: string | null;
            /** Format: date */
            next_run?: string | null;
            last_run?: {
                /** Format: date */
                date: string;
                amount: components["schemas"]["nonNegativeCents"];
                state: string;
            } | null;
        } | {
            /** @constant */
            kind: "time";
            /** @constant */
            unit: "week";
            every: number;
            day: number;
            amount: number;
            payment_method_id: string;
            version?: string | null;
            state: string;
            reason?: string | null;
            /** Format: date */
            next_run?: string | null;
            last_run?: {
                /** Format: date */
                date: string;
                amount: components["schemas"]["nonNegativeCents"];
                state: string;
            } | null;
        } | {
            /** @constant */
            kind: "time";
            /** @constant */
            unit: "month";
            every: number;
            day: number | "last";
            amount: number;
            payment_method_id: string;
            version?: string | null;
            state: string;
            reason?: string | null;
            /** Format: date */
            next_run?: string | null;
            last_run?: {
                /** Format: date */
                date: string;
                amount: components["schemas"]["nonNegativeCents"];
                state: string;
            } | null;
        } | {
            kind: string;
            amount: number;
            payment_method_id: string;
            version?: string | null;
            state: string;
            reason?: string | null;
            /** Format: date */
            next_run?: string | null;
            last_run?: {
                /** Format: date */
                date: string;
                amount: components["schemas"]["nonNegativeCents"];
                state: string;
            } | null;
        };
        recentSpending: {
            days: number;
            amount: components["schemas"]["nonNegativeCents"];
        };
        otherCard: {
            type: string;
            nickname?: string | null;
            printed_card_number?: string | null;
        };
        cardPass: {
            pass_id: string;
            name: string;
            status?: string | null;
            /** Format: date */
            expiration_date?: string | null;
            /** Format: date-time */
            usable_from?: string | null;
            used_count?: number | null;
            usable_count?: number | null;
            location?: string | null;
            device?: string | null;
            product_uuid?: string | null;
            renewal_state?: string | null;
            price?: components["schemas"]["nonNegativeCents"] | null;
            if_lost?: string | null;
        };
        fareMedium: {
            faremedia_id: string;
            nickname?: string | null;
            printed_card_number?: string | null;
            category?: string | null;
            type: string;
            status?: string | null;
            rider_type?: string | null;
            replacement_filters?: components["schemas"]["appliedFilter"][] | null;
            /** Format: date */
            expiration_date?: string | null;
            balances?: {
                general_funds: components["schemas"]["cents"];
                /** @default 0 */
                commuter_benefits: components["schemas"]["nonNegativeCents"];
            } | null;
            pending_loads?: {
                amount: components["schemas"]["nonNegativeCents"];
                /** Format: date-time */
                usable_from?: string | null;
            }[] | null;
            autoload?: components["schemas"]["autoload"] | null;
            /** @default [] */
            passes: components["schemas"]["cardPass"][] | null;
            fare_caps?: {
                cap_id: string;
                name: string;
                count: number;
                ride_free_on: number;
                /** Format: date */
                period_from?: string | null;
                /** Format: date */
                period_to?: string | null;
            }[] | null;
            organization?: {
                name?: string | null;
            } | null;
            theme?: {
                background_color?: string | null;
            } | null;
        };
        pass: {
            pass_id: string;
            name: string;
            description?: string | null;
            status?: string | null;
            status_reason?: string | null;
            /** Format: date-time */
            purchase_date?: string | null;
            /** Format: date */
            expiration_date?: string | null;
            /** Format: date-time */
            usable_from?: string | null;
            /** Format: date-time */
            first_activation_time?: string | null;
            used_count?: number | null;
            usable_count?: number | null;
            location?: string | null;
            device?: string | null;
            device_id?: string | null;
            serial_number?: string | null;
            order_id?: string | null;
            order_number?: string | null;
            price?: components["schemas"]["nonNegativeCents"] | null;
            auto_renew?: boolean | null;
            renewal_state?: string | null;
            rider_type?: string | null;
            faremedia_id?: string | null;
            product_uuid?: string | null;
            applied_filters?: components["schemas"]["describedFilter"][] | null;
        };
        fieldConfig: {
            key: string;
            label: string;
            pattern?: string | null;
            minlength?: number | null;
            maxlength?: number | null;
            required?: boolean | null;
            messages?: {
                [key: string]: string;
            } | null;
            options?: {
                value: string;
                label: string;
            }[] | null;
        };
        invite: {
            email: string;
            inviter: string;
            access: string;
        };
        codeSent: {
            sent_to: string;
            resend_after: number;
            expires_in: number;
            tries_left: number;
        };
        fullSession: {
            access_token: string;
            mfa_enrollment_status: string;
            backup_codes?: string[] | null;
            mfa_backup_codes_left?: number | null;
        };
        loginAnswer: components["schemas"]["user"] & {
            access_token?: string | null;
            code_sent?: components["schemas"]["codeSent"] | null;
        };
        user: {
            uuid: string;
            version?: string | null;
            first_name: string;
            last_name: string;
            email: string;
            new_email?: string | null;
            mobile?: string | null;
            locale?: string | null;
            email_confirmed?: boolean | null;
            mfa_enrollment_status?: string | null;
            mfa_phone?: string | null;
            mfa_country_code?: string | null;
            mfa_backup_codes_left?: number | null;
            has_password?: boolean | null;
            mfa_config?: {
                enabled: boolean;
                required?: boolean | null;
            } | null;
        };
        address: {
            firstName: string;
            lastName: string;
            address1: string;
            address2?: string | null;
            country: string;
            state: string;
            city: string;
            zip: string;
            email?: string | null;
        };
        savedAddress: {
            id: string;
            version?: string | null;
            /** @default false */
            is_default: boolean;
            firstName: string;
            lastName: string;
            address1: string;
            address2?: string | null;
            country: string;
            state: string;
            city: string;
            zip: string;
            email?: string | null;
        };
        caseSubject: {
            kind: string;
            id: string;
            faremedia_id?: string | null;
            order_number?: string | null;
            /** Format: date-time */
            date_time?: string | null;
            amount?: components["schemas"]["cents"] | null;
        };
        caseEvent: {
            kind: string;
            /** Format: date-time */
            date_time?: string | null;
            message?: string | null;
            amount?: components["schemas"]["nonNegativeCents"] | null;
        };
        riderCase: {
            case_number: string;
            about: components["schemas"]["caseSubject"];
            reason: string;
            note?: string | null;
            status: string;
            is_unread?: boolean | null;
            events: components["schemas"]["caseEvent"][];
        };
        chargedMethod: {
            type: string;
            brand?: string | null;
            last4?: string | null;
        };
        methodUse: {
            kind: string;
            id: string;
            name?: string | null;
            faremedia_id?: string | null;
            state?: string | null;
        };
        paymentMethod: {
            id: string;
            type: string;
            nickname?: string | null;
            brand?: string | null;
            last4?: string | null;
            expiry?: string | null;
            /** @default false */
            is_default: boolean;
            balance?: components["schemas"]["nonNegativeCents"] | null;
            last_name?: string | null;
            address?: string | null;
            zip?: string | null;
            /** Format: date-time */
            failed_at?: string | null;
            used_by?: components["schemas"]["methodUse"][];
        };
        quote: {
            quote_id: string;
            lines: {
                uuid: string;
                name: string;
                quantity: number;
                price: components["schemas"]["nonNegativeCents"] | null;
                available: boolean;
            }[];
            promo_code?: string | null;
            subtotal: components["schemas"]["nonNegativeCents"];
            shipping: components["schemas"]["nonNegativeCents"];
            promo: components["schemas"]["nonNegativeCents"];
            tax?: components["schemas"]["nonNegativeCents"];
            total: components["schemas"]["nonNegativeCents"];
        };
        quoteBody: {
            lines: components["schemas"]["orderLines"];
            promo_code?: string;
            shipping_method_id?: string;
            faremedia_id?: string;
        };
        placedOrder: {
            order_id: string;
            order_number: string;
            status: string;
            order_key?: string | null;
            quote_id?: string | null;
        };
        placeOrderBody: {
            quote_id: string;
            contact: {
                email: string;
                first_name?: string;
                last_name?: string;
                mobile?: string;
            };
            address?: components["schemas"]["address"];
            payments: {
                amount: components["schemas"]["nonNegativeCents"];
                method_id?: string;
                card_token?: string;
                bank?: {
                    [key: string]: string;
                };
                paypal_token?: string;
                card?: {
                    number: string;
                    expiry: string;
                    security_code: string;
                    last_name: string;
                    address: string;
                    zip: string;
                    nickname?: string;
                };
                save?: boolean;
                security_code?: string;
            }[];
        };
        orderAttempt: {
            /** @enum {string} */
            status: "none" | "paid" | "declined";
            order?: components["schemas"]["placedOrder"] | null;
        };
        orderProof: {
            order_number: string;
            email: string;
        } | {
            order_id: string;
            order_key: string;
        };
        receiptSent: {
            /** @constant */
            sent: true;
        };
        transaction: {
            transaction_id: string;
            transaction_number: string;
            /** Format: date-time */
            date: string;
            type?: string | null;
            state?: string | null;
            amount: components["schemas"]["cents"];
            attempted?: components["schemas"]["nonNegativeCents"] | null;
            moved?: components["schemas"]["nonNegativeCents"] | null;
            from_wallet?: components["schemas"]["nonNegativeCents"] | null;
            tax?: components["schemas"]["nonNegativeCents"] | null;
            account?: {
                kind: string;
                faremedia_id?: string | null;
                name?: string | null;
                number?: string | null;
            } | null;
            other_card?: components["schemas"]["otherCard"] | null;
            /** Format: date-time */
            usable_from?: string | null;
            payment?: string | null;
            methods?: components["schemas"]["chargedMethod"][] | null;
            card_number?: string | null;
            order_id?: string | null;
            order_number?: string | null;
            items_purchased: {
                name: string;
                quantity: number;
            }[];
        };
        walletLoad: {
            load_id: string;
            receipt_number: string;
            /** Format: date-time */
            date: string;
            amount: components["schemas"]["nonNegativeCents"];
            paid_with: string;
            method?: components["schemas"]["chargedMethod"] | null;
            balance: components["schemas"]["nonNegativeCents"];
        };
        walletPayout: {
            payout_id: string;
            receipt_number: string;
            /** Format: date-time */
            date: string;
            amount: components["schemas"]["nonNegativeCents"];
            paid_to: string;
            method?: components["schemas"]["chargedMethod"] | null;
        };
        transfer: {
            transfer_id: string;
            amount: components["schemas"]["cents"];
            from: components["schemas"]["fareMedium"];
            to: components["schemas"]["fareMedium"];
        };
        renewalList: {
            renewals: {
                renewal_id: string;
                pass_id: string;
                name: string;
                price?: components["schemas"]["nonNegativeCents"] | null;
                usable_count?: number | null;
                uses_left?: number | null;
                /** Format: date */
                expiration_date?: string | null;
                period?: components["schemas"]["renewalPeriod"] | null;
                payment_method_id: string;
                renew_below: number | null;
                notify: {
                    unit: string;
                    before: number;
                } | null;
                version?: string | null;
                state: string;
                reason?: string | null;
                /** Format: date */
                next_run?: string | null;
                last_run?: {
                    /** Format: date */
                    date: string;
                    amount: components["schemas"]["nonNegativeCents"];
                    state: string;
                } | null;
            }[];
            renewable: {
                pass_id: string;
                name: string;
                price?: components["schemas"]["nonNegativeCents"] | null;
                usable_count?: number | null;
                uses_left?: number | null;
                /** Format: date */
                expiration_date?: string | null;
                period?: components["schemas"]["renewalPeriod"] | null;
            }[];
        };
        autoloadOnly: {
            autoload: components["schemas"]["autoload"];
        };
        addressList: {
            addresses: components["schemas"]["savedAddress"][];
        };
        caseList: {
            cases: components["schemas"]["riderCase"][];
        };
        connectionList: {
            connections: components["schemas"]["connection"][];
        };
        deviceList: {
            devices: components["schemas"]["device"][];
        };
        methodList: {
            payment_methods: components["schemas"]["paymentMethod"][];
        };
        questionList: {
            questions: components["schemas"]["securityQuestion"][];
        };
        notificationSettings: {
            settings: components["schemas"]["notificationSetting"][];
            sms_to?: string | null;
            version?: string | null;
        };
        productSearch: {
            results: (components["schemas"]["filter"] | components["schemas"]["product"])[];
            /** @default [] */
            applied_filters: components["schemas"]["describedFilter"][] | null;
            page?: number;
            total?: number;
        };
        accountClosing: {
            password: string;
            gives_up?: {
                wallet: components["schemas"]["nonNegativeCents"];
                funds: components["schemas"]["nonNegativeCents"];
                passes: string[];
            } | null;
        };
        accountClosed: {
            /** @constant */
            done: true;
        };
        nicknameBody: {
            nickname: string;
        };
        getFormBody: {
            form_method: string;
            langCode: string;
        };
        getFormAnswer: {
            fields: components["schemas"]["fieldConfig"][];
        };
        loginBody: {
            [key: string]: string;
        };
        updateUserBody: {
            locale: string;
            first_name: string;
            last_name: string;
            email: string;
            mobile: string | null;
            version?: string | null;
            current_password?: string;
        };
        enrollSecondFactorBody: {
            country_code: string;
            phone: string;
            current_password?: string;
        };
        verifySecondFactorCodeBody: {
            code: string;
        } | {
            backup_code: string;
        };
        declineSecondFactorBody: {
            remember: boolean;
        };
        makeBackupCodesBody: {
            current_password?: string;
        };
        makeBackupCodesAnswer: {
            backup_codes: string[];
        };
        changePasswordBody: {
            current_password: string;
            password: string;
        };
        listOwnQuestionsAnswer: {
            questions: components["schemas"]["securityQuestion"][];
        };
        chooseQuestionsBody: {
            answers: {
                question_uuid: string;
                answer: string;
            }[];
            current_password: string;
        };
        chooseQuestionsAnswer: {
            questions: components["schemas"]["securityQuestion"][];
        };
        payOutWalletBody: {
            payment_method_id: string;
            password: string;
        };
        findWalletPayoutAnswer: {
            /** @enum {string} */
            status: "none" | "done";
            payout?: components["schemas"]["walletPayout"] | null;
        };
        addConnectionBody: {
            provider: string;
            access_token: string;
            current_password?: string;
        };
        signUpBody: {
            first_name: string;
            last_name: string;
            email: string;
            password: string;
            mobile?: string | null;
            locale: string;
            security_question?: string;
            security_answer?: string;
            captcha_token?: string;
        };
        signUpAnswer: {
            uuid: string;
            email_confirmed: boolean;
        };
        confirmEmailAnswer: {
            email_confirmed: boolean;
        };
        resendConfirmationBody: {
            email?: string;
        };
        requestPasswordResetBody: {
            email: string;
            captcha_token?: string;
        };
        checkPasswordResetAnswer: {
            /** @constant */
            valid: true;
        };
        resetPasswordBody: {
            password: string;
        };
        acceptInviteBody: {
            first_name: string;
            last_name: string;
            password: string;
        };
        verifyCaptchaBody: {
            token: string;
        };
        verifyCaptchaAnswer: {
            success: boolean;
        };
        searchProductsForCardBody: {
            /** @enum {string} */
            return: "FILTER" | "ENTITY";
            sort: {
                /** @constant */
                field: "list_priority";
                /** @constant */
                order: "asc";
            }[];
            applied_filters: components["schemas"]["appliedFilter"][];
            keyword_search?: string[];
            row_count?: number;
            page?: number;
            /** @enum {string} */
            purchase_type: "digital" | "physical";
            faremedia_id?: string;
        };
        getOrgConfigAnswer: {
            organization_config: {
                config_key: string;
                config_value: string | null;
            }[];
        };
        startCardSessionBody: {
            card_number: string;
            security_code: string;
            captcha_token?: string;
        };
        startCardSessionAnswer: {
            card_token: string;
            fare_medium: components["schemas"]["fareMedium"];
        };
        listFareMediaAnswer: {
            fare_mediums: components["schemas"]["fareMedium"][];
        };
        renameFareMediumBody: {
            nickname: string;
        };
        listCardActivityAnswer: {
            results: {
                activity_id: string;
                /** Format: date-time */
                date_time: string;
                type: string;
                description?: string | null;
                other_card?: components["schemas"]["otherCard"] | null;
                amount?: components["schemas"]["cents"] | null;
                balance?: components["schemas"]["cents"] | null;
                state?: string | null;
                /** Format: date-time */
                usable_from?: string | null;
                fare_reason?: string | null;
            }[];
            page: number;
            row_count: number;
            total: number;
        };
        listCardTapsAnswer: {
            results: {
                tap_id: string;
                /** Format: date-time */
                date_time: string;
                /** Format: date */
                travel_day: string;
                place?: string | null;
                state?: string | null;
                fare?: components["schemas"]["nonNegativeCents"] | null;
                cap_note?: string | null;
                fare_reason?: string | null;
            }[];
            page: number;
            row_count: number;
            total: number;
        };
        createVirtualCardBody: {
            nickname: string;
            request_id: string;
        };
        linkFareMediumBody: {
            card_number: string;
            security_code: string;
            nickname?: string;
        };
        linkBankCardBody: {
            last4: string;
            expiry: string;
            /** Format: date */
            tap_date: string;
            tap_amount: number;
        };
        blockFareMediumBody: {
            /** @enum {string} */
            reason: "lost" | "stolen" | "other";
        };
        removeFareMediumBody: {
            gives_up: {
                funds: components["schemas"]["nonNegativeCents"];
                passes: string[];
            } | null;
        };
        movePassBody: {
            /** @enum {string} */
            to: "cloud" | "device";
            device_id?: string;
        };
        listUnattachedPassesAnswer: {
            passes: components["schemas"]["pass"][];
        };
        attachPassesBody: {
            pass_ids: string[];
            faremedia_id: string;
        };
        attachPassesAnswer: {
            attached: string[];
            rejected: {
                pass_id: string;
                reason: string;
            }[];
        };
        createRenewalBody: {
            pass_id: string;
            payment_method_id: string;
            renew_below: number | null;
            notify: {
                unit: string;
                before: number;
            } | null;
            version?: string | null;
        };
        updateRenewalBody: {
            payment_method_id: string;
            renew_below: number | null;
            notify: {
                unit: string;
                before: number;
            } | null;
            version?: string | null;
        };
        transferFundsBody: {
            from_id: string;
            to_id: string;
            amount: number;
        };
        findTransferAnswer: {
            /** @enum {string} */
            status: "none" | "done";
            transfer?: components["schemas"]["transfer"] | null;
        };
        listPassesAnswer: {
            results: components["schemas"]["pass"][];
            page: number;
            row_count: number;
            total: number;
        };
        getAutoloadAnswer: {
            autoload: components["schemas"]["autoload"] | null;
            spending?: components["schemas"]["recentSpending"] | null;
        };
        getWalletAnswer: {
            balance: components["schemas"]["nonNegativeCents"];
            load_allowed: boolean;
            load_not_allowed_reason?: string | null;
            autoload: components["schemas"]["autoload"] | null;
            spending?: components["schemas"]["recentSpending"] | null;
        };
        loadWalletBody: {
            amount: number;
            payment_method_id: string;
        };
        findWalletLoadAnswer: {
            /** @enum {string} */
            status: "none" | "done" | "declined";
            load?: components["schemas"]["walletLoad"] | null;
        };
        createAddressBody: {
            firstName: string;
            lastName: string;
            address1: string;
            address2?: string | null;
            country: string;
            state: string;
            city: string;
            zip: string;
            email?: string | null;
            is_default: boolean;
        };
        updateAddressBody: {
            firstName: string;
            lastName: string;
            address1: string;
            address2?: string | null;
            country: string;
            state: string;
            city: string;
            zip: string;
            email?: string | null;
            is_default: boolean;
            version?: string | null;
        };
        updateNotificationsBody: {
            settings: components["schemas"]["notificationSetting"][];
            version?: string | null;
        };
        removeDeviceBody: {
            gives_up: string[];
        };
        addPaymentMethodBody: {
            /** @enum {string} */
            type: "card" | "paypal" | "bank";
            card_token?: string;
            bank?: {
                [key: string]: string;
            };
            paypal_token?: string;
            card?: {
                number: string;
                expiry: string;
                security_code: string;
                last_name: string;
                address: string;
                zip: string;
                nickname?: string;
            };
            is_default: boolean;
        };
        updatePaymentMethodBody: {
            nickname?: string | null;
            is_default: boolean;
        };
        startPayPalAnswer: {
            setup_token: string;
        };
        openCaseBody: {
            about: {
                /** @enum {string} */
                kind: "order" | "tap" | "activity";
                id: string;
            };
            /** @enum {string} */
            reason: "not_mine" | "charged_twice" | "wrong_amount" | "not_received" | "other";
            note?: string;
        };
        searchShippingMethodsBody: {
            lines: components["schemas"]["orderLines"];
            address: components["schemas"]["address"];
        };
        searchShippingMethodsAnswer: {
            methods: components["schemas"]["shippingMethod"][];
        };
        validatePromoBody: {
            code: string;
            lines: components["schemas"]["orderLines"];
        };
        validatePromoAnswer: {
            discount: components["schemas"]["nonNegativeCents"];
            text?: string | null;
        };
        listOrdersAnswer: {
            results: components["schemas"]["order"][];
            page: number;
            row_count: number;
            total: number;
            sum: components["schemas"]["cents"];
        };
        listTransactionsAnswer: {
            results: components["schemas"]["transaction"][];
            page: number;
            row_count: number;
            total: number;
            sum: components["schemas"]["cents"];
        };
        listPurchasesAnswer: {
            results: {
                purchase_id: string;
                purchase_number?: string | null;
                /** Format: date-time */
                date: string;
                type?: string | null;
                description?: string | null;
                account: {
                    kind: string;
                    faremedia_id?: string | null;
                    name?: string | null;
                    number?: string | null;
                };
                other_card?: components["schemas"]["otherCard"] | null;
                amount: components["schemas"]["cents"];
                /** Format: date-time */
                usable_from?: string | null;
                balance?: components["schemas"]["cents"] | null;
                charge?: {
                    label: string;
                    methods?: components["schemas"]["chargedMethod"][] | null;
                    amount: components["schemas"]["cents"];
                    transaction_number?: string | null;
                } | null;
                order?: {
                    order_id: string;
                    order_number: string;
                } | null;
                /** @default [] */
                outcomes: {
                    kind: string;
                    name: string;
                    pass_id?: string | null;
                }[];
                refund?: {
                    /** Format: date-time */
                    date: string;
                    amount: components["schemas"]["cents"];
                    label?: string | null;
                    transaction_number?: string | null;
                } | null;
            }[];
            page: number;
            row_count: number;
            total: number;
            sum: components["schemas"]["cents"];
            opening?: components["schemas"]["cents"] | null;
            closing?: components["schemas"]["cents"] | null;
        };
        sendReceiptBody: {
            email: string;
        };
        sendReceiptAsGuestBody: {
            order_number: string;
            email: string;
            send_to: string;
        } | {
            order_id: string;
            order_key: string;
            send_to: string;
        };
        claimOrderBody: {
            order_number: string;
            code: string;
        };
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: {
        retryAfter: number;
        contentLanguage: string;
    };
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    getForm: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["getFormBody"];
            };
        };
        responses: {
            200: {
                headers: {
                    "Content-Language": components["headers"]["contentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["getFormAnswer"];
                        errors?: components["schemas"]["businessError"][] | null;
                    } | {
                        errors: {
                            /** @enum {unknown} */
                            code: 40001 | 40100 | 42901 | 50020 | 50021;
                            message?: string | null;
                            field?: string | null;
                        }[];
                        data?: null;
                    };
                };
            };
        };
    };
    login: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["loginBody"];
            };
        };
        responses: {
            200: {
                headers: {
                    "Content-Language": components["headers"]["contentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["loginAnswer"];
                        errors?: components["schemas"]["businessError"][] | null;
                    } | {
                        errors: {
                            /** @enum {unknown} */
                            code: 40001 | 40100 | 40101 | 42901 | 50020 | 50021;
                            message?: string | null;
                            field?: string | null;
                        }[];
                        data?: null;
                    };
                };
            };
        };
    };
    logout: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    "Content-Language": components["headers"]["contentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data?: null;
                        errors?: components["schemas"]["businessError"][] | null;
                    } | {
                        errors: {
                            /** @enum {unknown} */
                            code: 40100 | 42901 | 50020 | 50021;
                            message?: string | null;
                            field?: string | null;
                        }[];
                        data?: null;
                    };
                };
            };
        };
    };
    updateUser: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["updateUserBody"];
            };
        };
        responses: {
            200: {
                headers: {
                    "Content-Language": components["headers"]["contentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["user"];
                        errors?: components["schemas"]["businessError"][] | null;
                    } | {
                        errors: {
                            /** @enum {unknown} */
                            code: 40001 | 40100 | 40101 | 40915 | 42901 | 50020 | 50021;
                            message?: string | null;
                            field?: string | null;
                        }[];
                        data?: null;
                    };
                };
            };
        };
    };
    signUp: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["signUpBody"];
            };
        };
        responses: {
            200: {
                headers: {
                    "Content-Language": components["headers"]["contentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["signUpAnswer"];
                        errors?: components["schemas"]["businessError"][] | null;
                    } | {
                        errors: {
                            /** @enum {unknown} */
                            code: 40001 | 40100 | 42901 | 50020 | 50021;
                            message?: string | null;
                            field?: string | null;
                        }[];
                        data?: null;
                    };
                };
            };
        };
    };
    keepEmail: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    "Content-Language": components["headers"]["contentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["user"];
                        errors?: components["schemas"]["businessError"][] | null;
                    } | {
                        errors: {
                            /** @enum {unknown} */
                            code: 40100 | 40404 | 42901 | 50020 | 50021;
                            message?: string | null;
                            field?: string | null;
                        }[];
                        data?: null;
                    };
                };
            };
        };
    };
    enrollSecondFactor: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["enrollSecondFactorBody"];
            };
        };
        responses: {
            200: {
                headers: {
                    "Content-Language": components["headers"]["contentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["codeSent"];
                        errors?: components["schemas"]["businessError"][] | null;
                    } | {
                        errors: {
                            /** @enum {unknown} */
                            code: 40001 | 40100 | 40101 | 40301 | 40302 | 42901 | 50020 | 50021;
                            message?: string | null;
                            field?: string | null;
                        }[];
                        data?: null;
                    };
                };
            };
        };
    };
    resendSecondFactorCode: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    "Content-Language": components["headers"]["contentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["codeSent"];
                        errors?: components["schemas"]["businessError"][] | null;
                    } | {
                        errors: {
                            /** @enum {unknown} */
                            code: 40100 | 40404 | 42901 | 50020 | 50021;
                            message?: string | null;
                            field?: string | null;
                        }[];
                        data?: null;
                    };
                };
            };
        };
    };
    verifySecondFactorCode: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["verifySecondFactorCodeBody"];
            };
        };
        responses: {
            200: {
                headers: {
                    "Content-Language": components["headers"]["contentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["fullSession"];
                        errors?: components["schemas"]["businessError"][] | null;
                    } | {
                        errors: {
                            /** @enum {unknown} */
                            code: 40001 | 40100 | 40102 | 40103 | 40404 | 42901 | 50020 | 50021;
                            message?: string | null;
                            field?: string | null;
                        }[];
                        data?: null;
                    };
                };
            };
        };
    };
    declineSecondFactor: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["declineSecondFactorBody"];
            };
        };
        responses: {
            200: {
                headers: {
                    "Content-Language": components["headers"]["contentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["fullSession"];
                        errors?: components["schemas"]["businessError"][] | null;
                    } | {
                        errors: {
                            /** @enum {unknown} */
                            code: 40001 | 40100 | 40302 | 42901 | 50020 | 50021;
                            message?: string | null;
                            field?: string | null;
                        }[];
                        data?: null;
                    };
                };
            };
        };
    };
    challengeSecondFactor: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    "Content-Language": components["headers"]["contentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["codeSent"];
                        errors?: components["schemas"]["businessError"][] | null;
                    } | {
                        errors: {
                            /** @enum {unknown} */
                            code: 40100 | 40404 | 42901 | 50020 | 50021;
                            message?: string | null;
                            field?: string | null;
                        }[];
                        data?: null;
                    };
                };
            };
        };
    };
    disableSecondFactor: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["verifySecondFactorCodeBody"];
            };
        };
        responses: {
            200: {
                headers: {
                    "Content-Language": components["headers"]["contentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["user"];
                        errors?: components["schemas"]["businessError"][] | null;
                    } | {
                        errors: {
                            /** @enum {unknown} */
                            code: 40001 | 40100 | 40102 | 40103 | 40302 | 40404 | 42901 | 50020 | 50021;
                            message?: string | null;
                            field?: string | null;
                        }[];
                        data?: null;
                    };
                };
            };
        };
    };
    makeBackupCodes: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["makeBackupCodesBody"];
            };
        };
        responses: {
            200: {
                headers: {
                    "Content-Language": components["headers"]["contentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["makeBackupCodesAnswer"];
                        errors?: components["schemas"]["businessError"][] | null;
                    } | {
                        errors: {
                            /** @enum {unknown} */
                            code: 40001 | 40100 | 40101 | 40302 | 42901 | 50020 | 50021;
                            message?: string | null;
                            field?: string | null;
                        }[];
                        data?: null;
                    };
                };
            };
        };
    };
    changePassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["changePasswordBody"];
            };
        };
        responses: {
            200: {
                headers: {
                    "Content-Language": components["headers"]["contentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data?: null;
                        errors?: components["schemas"]["businessError"][] | null;
                    } | {
                        errors: {
                            /** @enum {unknown} */
                            code: 40001 | 40100 | 40101 | 42901 | 50020 | 50021;
                            message?: string | null;
                            field?: string | null;
                        }[];
                        data?: null;
                    };
                };
            };
        };
    };
    listSecurityQuestions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    "Content-Language": components["headers"]["contentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["questionList"];
                        errors?: components["schemas"]["businessError"][] | null;
                    } | {
                        errors: {
                            /** @enum {unknown} */
                            code: 40100 | 42901 | 50020 | 50021;
                            message?: string | null;
                            field?: string | null;
                        }[];
                        data?: null;
                    };
                };
            };
        };
    };
    listOwnQuestions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    "Content-Language": components["headers"]["contentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["listOwnQuestionsAnswer"];
                        errors?: components["schemas"]["businessError"][] | null;
                    } | {
                        errors: {
                            /** @enum {unknown} */
                            code: 40100 | 42901 | 50020 | 50021;
                            message?: string | null;
                            field?: string | null;
                        }[];
                        data?: null;
                    };
                };
            };
        };
    };
    chooseQuestions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["chooseQuestionsBody"];
            };
        };
        responses: {
            200: {
                headers: {
                    "Content-Language": components["headers"]["contentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["chooseQuestionsAnswer"];
                        errors?: components["schemas"]["businessError"][] | null;
                    } | {
                        errors: {
                            /** @enum {unknown} */
                            code: 40001 | 40100 | 40101 | 42901 | 50020 | 50021;
                            message?: string | null;
                            field?: string | null;
                        }[];
                        data?: null;
                    };
                };
            };
        };
    };
    payOutWallet: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["payOutWalletBody"];
            };
        };
        responses: {
            200: {
                headers: {
                    "Content-Language": components["headers"]["contentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["walletPayout"];
                        errors?: components["schemas"]["businessError"][] | null;
                    } | {
                        errors: {
                            /** @enum {unknown} */
                            code: 40001 | 40100 | 40101 | 40302 | 40404 | 40909 | 40911 | 42901 | 50020 | 50021;
                            message?: string | null;
                            field?: string | null;
                        }[];
                        data?: null;
                    };
                };
            };
        };
    };
    findWalletPayout: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    "Content-Language": components["headers"]["contentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["findWalletPayoutAnswer"];
                        errors?: components["schemas"]["businessError"][] | null;
                    } | {
                        errors: {
                            /** @enum {unknown} */
                            code: 40100 | 42901 | 50020 | 50021;
                            message?: string | null;
                            field?: string | null;
                        }[];
                        data?: null;
                    };
                };
            };
        };
    };
    deactivateAccount: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["accountClosing"];
            };
        };
        responses: {
            200: {
                headers: {
                    "Content-Language": components["headers"]["contentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["accountClosed"];
                        errors?: components["schemas"]["businessError"][] | null;
                    } | {
                        errors: {
                            /** @enum {unknown} */
                            code: 40001 | 40100 | 40101 | 40302 | 40914 | 42901 | 50020 | 50021;
                            message?: string | null;
                            field?: string | null;
                        }[];
                        data?: null;
                    };
                };
            };
        };
    };
    getMe: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    "Content-Language": components["headers"]["contentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["user"];
                        errors?: components["schemas"]["businessError"][] | null;
                    } | {
                        errors: {
                            /** @enum {unknown} */
                            code: 40100 | 42901 | 50020 | 50021;
                            message?: string | null;
                            field?: string | null;
                        }[];
                        data?: null;
                    };
                };
            };
        };
    };
    deleteAccount: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["accountClosing"];
            };
        };
        responses: {
            200: {
                headers: {
                    "Content-Language": components["headers"]["contentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["accountClosed"];
                        errors?: components["schemas"]["businessError"][] | null;
                    } | {
                        errors: {
                            /** @enum {unknown} */
                            code: 40001 | 40100 | 40101 | 40302 | 40914 | 42901 | 50020 | 50021;
                            message?: string | null;
                            field?: string | null;
                        }[];
                        data?: null;
                    };
                };
            };
        };
    };
    listConnections: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    "Content-Language": components["headers"]["contentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["connectionList"];
                        errors?: components["schemas"]["businessError"][] | null;
                    } | {
                        errors: {
                            /** @enum {unknown} */
                            code: 40100 | 42901 | 50020 | 50021;
                            message?: string | null;
                            field?: string | null;
                        }[];
                        data?: null;
                    };
                };
            };
        };
    };
    addConnection: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["addConnectionBody"];
            };
        };
        responses: {
            200: {
                headers: {
                    "Content-Language": components["headers"]["contentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["connectionList"];
                        errors?: components["schemas"]["businessError"][] | null;
                    } | {
                        errors: {
                            /** @enum {unknown} */
                            code: 40001 | 40100 | 40101 | 40908 | 42901 | 50020 | 50021;
                            message?: string | null;
                            field?: string | null;
                        }[];
                        data?: null;
                    };
                };
            };
        };
    };
    removeConnection: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    "Content-Language": components["headers"]["contentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["connectionList"];
                        errors?: components["schemas"]["businessError"][] | null;
                    } | {
                        errors: {
                            /** @enum {unknown} */
                            code: 40100 | 40302 | 40404 | 42901 | 50020 | 50021;
                            message?: string | null;
                            field?: string | null;
                        }[];
                        data?: null;
                    };
                };
            };
        };
    };
    confirmEmail: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    "Content-Language": components["headers"]["contentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["confirmEmailAnswer"];
                        errors?: components["schemas"]["businessError"][] | null;
                    } | {
                        errors: {
                            /** @enum {unknown} */
                            code: 40100 | 40402 | 42901 | 50020 | 50021;
                            message?: string | null;
                            field?: string | null;
                        }[];
                        data?: null;
                    };
                };
            };
        };
    };
    resendConfirmation: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["resendConfirmationBody"];
            };
        };
        responses: {
            200: {
                headers: {
                    "Content-Language": components["headers"]["contentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data?: null;
                        errors?: components["schemas"]["businessError"][] | null;
                    } | {
                        errors: {
                            /** @enum {unknown} */
                            code: 40001 | 40100 | 42901 | 50020 | 50021;
                            message?: string | null;
                            field?: string | null;
                        }[];
                        data?: null;
                    };
                };
            };
        };
    };
    requestPasswordReset: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["requestPasswordResetBody"];
            };
        };
        responses: {
            200: {
                headers: {
                    "Content-Language": components["headers"]["contentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data?: null;
                        errors?: components["schemas"]["businessError"][] | null;
                    } | {
                        errors: {
                            /** @enum {unknown} */
                            code: 40001 | 40100 | 42901 | 50020 | 50021;
                            message?: string | null;
                            field?: string | null;
                        }[];
                        data?: null;
                    };
                };
            };
        };
    };
    checkPasswordReset: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    "Content-Language": components["headers"]["contentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["checkPasswordResetAnswer"];
                        errors?: components["schemas"]["businessError"][] | null;
                    } | {
                        errors: {
                            /** @enum {unknown} */
                            code: 40100 | 40402 | 42901 | 50020 | 50021;
                            message?: string | null;
                            field?: string | null;
                        }[];
                        data?: null;
                    };
                };
            };
        };
    };
    resetPassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["resetPasswordBody"];
            };
        };
        responses: {
            200: {
                headers: {
                    "Content-Language": components["headers"]["contentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data?: null;
                        errors?: components["schemas"]["businessError"][] | null;
                    } | {
                        errors: {
                            /** @enum {unknown} */
                            code: 40001 | 40100 | 40402 | 42901 | 50020 | 50021;
                            message?: string | null;
                            field?: string | null;
                        }[];
                        data?: null;
                    };
                };
            };
        };
    };
    readInvite: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    "Content-Language": components["headers"]["contentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["invite"];
                        errors?: components["schemas"]["businessError"][] | null;
                    } | {
                        errors: {
                            /** @enum {unknown} */
                            code: 40100 | 40402 | 42901 | 50020 | 50021;
                            message?: string | null;
                            field?: string | null;
                        }[];
                        data?: null;
                    };
                };
            };
        };
    };
    acceptInvite: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["acceptInviteBody"];
            };
        };
        responses: {
            200: {
                headers: {
                    "Content-Language": components["headers"]["contentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["loginAnswer"];
                        errors?: components["schemas"]["businessError"][] | null;
                    } | {
                        errors: {
                            /** @enum {unknown} */
                            code: 40001 | 40100 | 40402 | 42901 | 50020 | 50021;
                            message?: string | null;
                            field?: string | null;
                        }[];
                        data?: null;
                    };
                };
            };
        };
    };
    verifyCaptcha: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["verifyCaptchaBody"];
            };
        };
        responses: {
            200: {
                headers: {
                    "Content-Language": components["headers"]["contentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["verifyCaptchaAnswer"];
                        errors?: components["schemas"]["businessError"][] | null;
                    } | {
                        errors: {
                            /** @enum {unknown} */
                            code: 40001 | 40100 | 42901 | 50020 | 50021;
                            message?: string | null;
                            field?: string | null;
                        }[];
                        data?: null;
                    };
                };
            };
        };
    };
    searchProducts: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["searchBody"];
            };
        };
        responses: {
            200: {
                headers: {
                    "Content-Language": components["headers"]["contentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["productSearch"];
                        errors?: components["schemas"]["businessError"][] | null;
                    } | {
                        errors: {
                            /** @enum {unknown} */
                            code: 40001 | 40100 | 40404 | 42901 | 50020 | 50021;
                            message?: string | null;
                            field?: string | null;
                        }[];
                        data?: null;
                    };
                };
            };
        };
    };
    searchProductsAsGuest: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["searchBody"];
            };
        };
        responses: {
            200: {
                headers: {
                    "Content-Language": components["headers"]["contentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["productSearch"];
                        errors?: components["schemas"]["businessError"][] | null;
                    } | {
                        errors: {
                            /** @enum {unknown} */
                            code: 40001 | 40100 | 40404 | 42901 | 50020 | 50021;
                            message?: string | null;
                            field?: string | null;
                        }[];
                        data?: null;
                    };
                };
            };
        };
    };
    searchProductsForCard: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["searchProductsForCardBody"];
            };
        };
        responses: {
            200: {
                headers: {
                    "Content-Language": components["headers"]["contentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["productSearch"];
                        errors?: components["schemas"]["businessError"][] | null;
                    } | {
                        errors: {
                            /** @enum {unknown} */
                            code: 40001 | 40100 | 40404 | 42901 | 50020 | 50021;
                            message?: string | null;
                            field?: string | null;
                        }[];
                        data?: null;
                    };
                };
            };
        };
    };
    getOrgConfig: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    "Content-Language": components["headers"]["contentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["getOrgConfigAnswer"];
                        errors?: components["schemas"]["businessError"][] | null;
                    } | {
                        errors: {
                            /** @enum {unknown} */
                            code: 40001 | 40100 | 42901 | 50020 | 50021;
                            message?: string | null;
                            field?: string | null;
                        }[];
                        data?: null;
                    };
                };
            };
        };
    };
    startCardSession: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["startCardSessionBody"];
            };
        };
        responses: {
            200: {
                headers: {
                    "Content-Language": components["headers"]["contentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["startCardSessionAnswer"];
                        errors?: components["schemas"]["businessError"][] | null;
                    } | {
                        errors: {
                            /** @enum {unknown} */
                            code: 40001 | 40100 | 40404 | 42901 | 50020 | 50021;
                            message?: string | null;
                            field?: string | null;
                        }[];
                        data?: null;
                    };
                };
            };
        };
    };
    listFareMedia: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    "Content-Language": components["headers"]["contentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["listFareMediaAnswer"];
                        errors?: components["schemas"]["businessError"][] | null;
                    } | {
                        errors: {
                            /** @enum {unknown} */
                            code: 40100 | 42901 | 50020 | 50021;
                            message?: string | null;
                            field?: string | null;
                        }[];
                        data?: null;
                    };
                };
            };
        };
    };
    createVirtualCard: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["createVirtualCardBody"];
            };
        };
        responses: {
            200: {
                headers: {
                    "Content-Language": components["headers"]["contentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["fareMedium"];
                        errors?: components["schemas"]["businessError"][] | null;
                    } | {
                        errors: {
                            /** @enum {unknown} */
                            code: 40001 | 40100 | 40301 | 42901 | 50020 | 50021;
                            message?: string | null;
                            field?: string | null;
                        }[];
                        data?: null;
                    };
                };
            };
        };
    };
    renameFareMedium: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["renameFareMediumBody"];
            };
        };
        responses: {
            200: {
                headers: {
                    "Content-Language": components["headers"]["contentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["fareMedium"];
                        errors?: components["schemas"]["businessError"][] | null;
                    } | {
                        errors: {
                            /** @enum {unknown} */
                            code: 40001 | 40100 | 40404 | 42901 | 50020 | 50021;
                            message?: string | null;
                            field?: string | null;
                        }[];
                        data?: null;
                    };
                };
            };
        };
    };
    removeFareMedium: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["removeFareMediumBody"];
            };
        };
        responses: {
            200: {
                headers: {
                    "Content-Language": components["headers"]["contentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data?: null;
                        errors?: components["schemas"]["businessError"][] | null;
                    } | {
                        errors: {
                            /** @enum {unknown} */
                            code: 40001 | 40100 | 40302 | 40404 | 40907 | 42901 | 50020 | 50021;
                            message?: string | null;
                            field?: string | null;
                        }[];
                        data?: null;
                    };
                };
            };
        };
    };
    listCardActivity: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    "Content-Language": components["headers"]["contentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["listCardActivityAnswer"];
                        errors?: components["schemas"]["businessError"][] | null;
                    } | {
                        errors: {
                            /** @enum {unknown} */
                            code: 40001 | 40100 | 40404 | 42901 | 50020 | 50021;
                            message?: string | null;
                            field?: string | null;
                        }[];
                        data?: null;
                    };
                };
            };
        };
    };
    listCardTaps: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    "Content-Language": components["headers"]["contentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["listCardTapsAnswer"];
                        errors?: components["schemas"]["businessError"][] | null;
                    } | {
                        errors: {
                            /** @enum {unknown} */
                            code: 40001 | 40100 | 40404 | 42901 | 50020 | 50021;
                            message?: string | null;
                            field?: string | null;
                        }[];
                        data?: null;
                    };
                };
            };
        };
    };
    linkFareMedium: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["linkFareMediumBody"];
            };
        };
        responses: {
            200: {
                headers: {
                    "Content-Language": components["headers"]["contentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["fareMedium"];
                        errors?: components["schemas"]["businessError"][] | null;
                    } | {
                        errors: {
                            /** @enum {unknown} */
                            code: 40001 | 40100 | 40301 | 40404 | 40904 | 40908 | 42901 | 50020 | 50021;
                            message?: string | null;
                            field?: string | null;
                        }[];
                        data?: null;
                    };
                };
            };
        };
    };
    linkBankCard: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["linkBankCardBody"];
            };
        };
        responses: {
            200: {
                headers: {
                    "Content-Language": components["headers"]["contentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["fareMedium"];
                        errors?: components["schemas"]["businessError"][] | null;
                    } | {
                        errors: {
                            /** @enum {unknown} */
                            code: 40001 | 40100 | 40301 | 40404 | 40904 | 40905 | 40908 | 42901 | 50020 | 50021;
                            message?: string | null;
                            field?: string | null;
                        }[];
                        data?: null;
                    };
                };
            };
        };
    };
    blockFareMedium: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["blockFareMediumBody"];
            };
        };
        responses: {
            200: {
                headers: {
                    "Content-Language": components["headers"]["contentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["fareMedium"];
                        errors?: components["schemas"]["businessError"][] | null;
                    } | {
                        errors: {
                            /** @enum {unknown} */
                            code: 40001 | 40100 | 40302 | 40404 | 42901 | 50020 | 50021;
                            message?: string | null;
                            field?: string | null;
                        }[];
                        data?: null;
                    };
                };
            };
        };
    };
    unblockFareMedium: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    "Content-Language": components["headers"]["contentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["fareMedium"];
                        errors?: components["schemas"]["businessError"][] | null;
                    } | {
                        errors: {
                            /** @enum {unknown} */
                            code: 40100 | 40302 | 40404 | 42901 | 50020 | 50021;
                            message?: string | null;
                            field?: string | null;
                        }[];
                        data?: null;
                    };
                };
            };
        };
    };
    movePass: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["movePassBody"];
            };
        };
        responses: {
            200: {
                headers: {
                    "Content-Language": components["headers"]["contentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["pass"];
                        errors?: components["schemas"]["businessError"][] | null;
                    } | {
                        errors: {
                            /** @enum {unknown} */
                            code: 40001 | 40100 | 40302 | 40404 | 42901 | 50020 | 50021;
                            message?: string | null;
                            field?: string | null;
                        }[];
                        data?: null;
                    };
                };
            };
        };
    };
    listUnattachedPasses: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    "Content-Language": components["headers"]["contentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["listUnattachedPassesAnswer"];
                        errors?: components["schemas"]["businessError"][] | null;
                    } | {
                        errors: {
                            /** @enum {unknown} */
                            code: 40100 | 42901 | 50020 | 50021;
                            message?: string | null;
                            field?: string | null;
                        }[];
                        data?: null;
                    };
                };
            };
        };
    };
    attachPasses: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["attachPassesBody"];
            };
        };
        responses: {
            200: {
                headers: {
                    "Content-Language": components["headers"]["contentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["attachPassesAnswer"];
                        errors?: components["schemas"]["businessError"][] | null;
                    } | {
                        errors: {
                            /** @enum {unknown} */
                            code: 40001 | 40100 | 40302 | 40303 | 40304 | 40404 | 42901 | 50020 | 50021;
                            message?: string | null;
                            field?: string | null;
                        }[];
                        data?: null;
                    };
                };
            };
        };
    };
    listRenewals: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    "Content-Language": components["headers"]["contentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["renewalList"];
                        errors?: components["schemas"]["businessError"][] | null;
                    } | {
                        errors: {
                            /** @enum {unknown} */
                            code: 40100 | 40404 | 42901 | 50020 | 50021;
                            message?: string | null;
                            field?: string | null;
                        }[];
                        data?: null;
                    };
                };
            };
        };
    };
    createRenewal: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["createRenewalBody"];
            };
        };
        responses: {
            200: {
                headers: {
                    "Content-Language": components["headers"]["contentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["renewalList"];
                        errors?: components["schemas"]["businessError"][] | null;
                    } | {
                        errors: {
                            /** @enum {unknown} */
                            code: 40001 | 40100 | 40301 | 40302 | 40303 | 40304 | 40404 | 42901 | 50020 | 50021;
                            message?: string | null;
                            field?: string | null;
                        }[];
                        data?: null;
                    };
                };
            };
        };
    };
    updateRenewal: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["updateRenewalBody"];
            };
        };
        responses: {
            200: {
                headers: {
                    "Content-Language": components["headers"]["contentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["renewalList"];
                        errors?: components["schemas"]["businessError"][] | null;
                    } | {
                        errors: {
                            /** @enum {unknown} */
                            code: 40001 | 40100 | 40301 | 40302 | 40404 | 40915 | 42901 | 50020 | 50021;
                            message?: string | null;
                            field?: string | null;
                        }[];
                        data?: null;
                    };
                };
            };
        };
    };
    removeRenewal: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    "Content-Language": components["headers"]["contentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["renewalList"];
                        errors?: components["schemas"]["businessError"][] | null;
                    } | {
                        errors: {
                            /** @enum {unknown} */
                            code: 40100 | 40404 | 42901 | 50020 | 50021;
                            message?: string | null;
                            field?: string | null;
                        }[];
                        data?: null;
                    };
                };
            };
        };
    };
    pauseRenewal: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    "Content-Language": components["headers"]["contentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["renewalList"];
                        errors?: components["schemas"]["businessError"][] | null;
                    } | {
                        errors: {
                            /** @enum {unknown} */
                            code: 40100 | 40404 | 42901 | 50020 | 50021;
                            message?: string | null;
                            field?: string | null;
                        }[];
                        data?: null;
                    };
                };
            };
        };
    };
    resumeRenewal: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    "Content-Language": components["headers"]["contentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["renewalList"];
                        errors?: components["schemas"]["businessError"][] | null;
                    } | {
                        errors: {
                            /** @enum {unknown} */
                            code: 40100 | 40301 | 40302 | 40404 | 42901 | 50020 | 50021;
                            message?: string | null;
                            field?: string | null;
                        }[];
                        data?: null;
                    };
                };
            };
        };
    };
    transferFunds: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["transferFundsBody"];
            };
        };
        responses: {
            200: {
                headers: {
                    "Content-Language": components["headers"]["contentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["transfer"];
                        errors?: components["schemas"]["businessError"][] | null;
                    } | {
                        errors: {
                            /** @enum {unknown} */
                            code: 40001 | 40100 | 40301 | 40302 | 40303 | 40304 | 40404 | 40909 | 40911 | 42901 | 50020 | 50021;
                            message?: string | null;
                            field?: string | null;
                        }[];
                        data?: null;
                    };
                };
            };
        };
    };
    findTransfer: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    "Content-Language": components["headers"]["contentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["findTransferAnswer"];
                        errors?: components["schemas"]["businessError"][] | null;
                    } | {
                        errors: {
                            /** @enum {unknown} */
                            code: 40100 | 42901 | 50020 | 50021;
                            message?: string | null;
                            field?: string | null;
                        }[];
                        data?: null;
                    };
                };
            };
        };
    };
    listPasses: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    "Content-Language": components["headers"]["contentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["listPassesAnswer"];
                        errors?: components["schemas"]["businessError"][] | null;
                    } | {
                        errors: {
                            /** @enum {unknown} */
                            code: 40001 | 40100 | 42901 | 50020 | 50021;
                            message?: string | null;
                            field?: string | null;
                        }[];
                        data?: null;
                    };
                };
            };
        };
    };
    getPass: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    "Content-Language": components["headers"]["contentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["pass"];
                        errors?: components["schemas"]["businessError"][] | null;
                    } | {
                        errors: {
                            /** @enum {unknown} */
                            code: 40100 | 40404 | 42901 | 50020 | 50021;
                            message?: string | null;
                            field?: string | null;
                        }[];
                        data?: null;
                    };
                };
            };
        };
    };
    getAutoload: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    "Content-Language": components["headers"]["contentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["getAutoloadAnswer"];
                        errors?: components["schemas"]["businessError"][] | null;
                    } | {
                        errors: {
                            /** @enum {unknown} */
                            code: 40100 | 40404 | 42901 | 50020 | 50021;
                            message?: string | null;
                            field?: string | null;
                        }[];
                        data?: null;
                    };
                };
            };
        };
    };
    saveAutoload: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["autoloadPlan"];
            };
        };
        responses: {
            200: {
                headers: {
                    "Content-Language": components["headers"]["contentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["autoloadOnly"];
                        errors?: components["schemas"]["businessError"][] | null;
                    } | {
                        errors: {
                            /** @enum {unknown} */
                            code: 40001 | 40100 | 40301 | 40302 | 40303 | 40304 | 40404 | 40915 | 42901 | 50020 | 50021;
                            message?: string | null;
                            field?: string | null;
                        }[];
                        data?: null;
                    };
                };
            };
        };
    };
    removeAutoload: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    "Content-Language": components["headers"]["contentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data?: null;
                        errors?: components["schemas"]["businessError"][] | null;
                    } | {
                        errors: {
                            /** @enum {unknown} */
                            code: 40100 | 40404 | 42901 | 50020 | 50021;
                            message?: string | null;
                            field?: string | null;
                        }[];
                        data?: null;
                    };
                };
            };
        };
    };
    pauseAutoload: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    "Content-Language": components["headers"]["contentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["autoloadOnly"];
                        errors?: components["schemas"]["businessError"][] | null;
                    } | {
                        errors: {
                            /** @enum {unknown} */
                            code: 40100 | 40404 | 42901 | 50020 | 50021;
                            message?: string | null;
                            field?: string | null;
                        }[];
                        data?: null;
                    };
                };
            };
        };
    };
    resumeAutoload: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    "Content-Language": components["headers"]["contentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["autoloadOnly"];
                        errors?: components["schemas"]["businessError"][] | null;
                    } | {
                        errors: {
                            /** @enum {unknown} */
                            code: 40100 | 40301 | 40302 | 40404 | 42901 | 50020 | 50021;
                            message?: string | null;
                            field?: string | null;
                        }[];
                        data?: null;
                    };
                };
            };
        };
    };
    getWallet: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    "Content-Language": components["headers"]["contentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["getWalletAnswer"];
                        errors?: components["schemas"]["businessError"][] | null;
                    } | {
                        errors: {
                            /** @enum {unknown} */
                            code: 40100 | 42901 | 50020 | 50021;
                            message?: string | null;
                            field?: string | null;
                        }[];
                        data?: null;
                    };
                };
            };
        };
    };
    loadWallet: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["loadWalletBody"];
            };
        };
        responses: {
            200: {
                headers: {
                    "Content-Language": components["headers"]["contentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["walletLoad"];
                        errors?: components["schemas"]["businessError"][] | null;
                    } | {
                        errors: {
                            /** @enum {unknown} */
                            code: 40001 | 40100 | 40201 | 40302 | 40404 | 40911 | 42901 | 50020 | 50021;
                            message?: string | null;
                            field?: string | null;
                        }[];
                        data?: null;
                    };
                };
            };
        };
    };
    findWalletLoad: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    "Content-Language": components["headers"]["contentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["findWalletLoadAnswer"];
                        errors?: components["schemas"]["businessError"][] | null;
                    } | {
                        errors: {
                            /** @enum {unknown} */
                            code: 40100 | 42901 | 50020 | 50021;
                            message?: string | null;
                            field?: string | null;
                        }[];
                        data?: null;
                    };
                };
            };
        };
    };
    saveWalletAutoload: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["autoloadPlan"];
            };
        };
        responses: {
            200: {
                headers: {
                    "Content-Language": components["headers"]["contentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["autoloadOnly"];
                        errors?: components["schemas"]["businessError"][] | null;
                    } | {
                        errors: {
                            /** @enum {unknown} */
                            code: 40001 | 40100 | 40301 | 40302 | 40404 | 40915 | 42901 | 50020 | 50021;
                            message?: string | null;
                            field?: string | null;
                        }[];
                        data?: null;
                    };
                };
            };
        };
    };
    removeWalletAutoload: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    "Content-Language": components["headers"]["contentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data?: null;
                        errors?: components["schemas"]["businessError"][] | null;
                    } | {
                        errors: {
                            /** @enum {unknown} */
                            code: 40100 | 40404 | 42901 | 50020 | 50021;
                            message?: string | null;
                            field?: string | null;
                        }[];
                        data?: null;
                    };
                };
            };
        };
    };
    pauseWalletAutoload: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    "Content-Language": components["headers"]["contentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["autoloadOnly"];
                        errors?: components["schemas"]["businessError"][] | null;
                    } | {
                        errors: {
                            /** @enum {unknown} */
                            code: 40100 | 40404 | 42901 | 50020 | 50021;
                            message?: string | null;
                            field?: string | null;
                        }[];
                        data?: null;
                    };
                };
            };
        };
    };
    resumeWalletAutoload: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    "Content-Language": components["headers"]["contentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["autoloadOnly"];
                        errors?: components["schemas"]["businessError"][] | null;
                    } | {
                        errors: {
                            /** @enum {unknown} */
                            code: 40100 | 40301 | 40302 | 40404 | 42901 | 50020 | 50021;
                            message?: string | null;
                            field?: string | null;
                        }[];
                        data?: null;
                    };
                };
            };
        };
    };
    listAddresses: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    "Content-Language": components["headers"]["contentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["addressList"];
                        errors?: components["schemas"]["businessError"][] | null;
                    } | {
                        errors: {
                            /** @enum {unknown} */
                            code: 40100 | 42901 | 50020 | 50021;
                            message?: string | null;
                            field?: string | null;
                        }[];
                        data?: null;
                    };
                };
            };
        };
    };
    createAddress: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["createAddressBody"];
            };
        };
        responses: {
            200: {
                headers: {
                    "Content-Language": components["headers"]["contentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["addressList"];
                        errors?: components["schemas"]["businessError"][] | null;
                    } | {
                        errors: {
                            /** @enum {unknown} */
                            code: 40001 | 40100 | 42901 | 50020 | 50021;
                            message?: string | null;
                            field?: string | null;
                        }[];
                        data?: null;
                    };
                };
            };
        };
    };
    updateAddress: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["updateAddressBody"];
            };
        };
        responses: {
            200: {
                headers: {
                    "Content-Language": components["headers"]["contentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["addressList"];
                        errors?: components["schemas"]["businessError"][] | null;
                    } | {
                        errors: {
                            /** @enum {unknown} */
                            code: 40001 | 40100 | 40404 | 40915 | 42901 | 50020 | 50021;
                            message?: string | null;
                            field?: string | null;
                        }[];
                        data?: null;
                    };
                };
            };
        };
    };
    removeAddress: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    "Content-Language": components["headers"]["contentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["addressList"];
                        errors?: components["schemas"]["businessError"][] | null;
                    } | {
                        errors: {
                            /** @enum {unknown} */
                            code: 40100 | 40404 | 42901 | 50020 | 50021;
                            message?: string | null;
                            field?: string | null;
                        }[];
                        data?: null;
                    };
                };
            };
        };
    };
    getNotifications: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    "Content-Language": components["headers"]["contentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["notificationSettings"];
                        errors?: components["schemas"]["businessError"][] | null;
                    } | {
                        errors: {
                            /** @enum {unknown} */
                            code: 40100 | 42901 | 50020 | 50021;
                            message?: string | null;
                            field?: string | null;
                        }[];
                        data?: null;
                    };
                };
            };
        };
    };
    updateNotifications: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["updateNotificationsBody"];
            };
        };
        responses: {
            200: {
                headers: {
                    "Content-Language": components["headers"]["contentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["notificationSettings"];
                        errors?: components["schemas"]["businessError"][] | null;
                    } | {
                        errors: {
                            /** @enum {unknown} */
                            code: 40001 | 40100 | 40302 | 40915 | 42901 | 50020 | 50021;
                            message?: string | null;
                            field?: string | null;
                        }[];
                        data?: null;
                    };
                };
            };
        };
    };
    listDevices: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    "Content-Language": components["headers"]["contentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["deviceList"];
                        errors?: components["schemas"]["businessError"][] | null;
                    } | {
                        errors: {
                            /** @enum {unknown} */
                            code: 40100 | 42901 | 50020 | 50021;
                            message?: string | null;
                            field?: string | null;
                        }[];
                        data?: null;
                    };
                };
            };
        };
    };
    renameDevice: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["nicknameBody"];
            };
        };
        responses: {
            200: {
                headers: {
                    "Content-Language": components["headers"]["contentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["deviceList"];
                        errors?: components["schemas"]["businessError"][] | null;
                    } | {
                        errors: {
                            /** @enum {unknown} */
                            code: 40001 | 40100 | 40404 | 42901 | 50020 | 50021;
                            message?: string | null;
                            field?: string | null;
                        }[];
                        data?: null;
                    };
                };
            };
        };
    };
    removeDevice: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["removeDeviceBody"];
            };
        };
        responses: {
            200: {
                headers: {
                    "Content-Language": components["headers"]["contentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["deviceList"];
                        errors?: components["schemas"]["businessError"][] | null;
                    } | {
                        errors: {
                            /** @enum {unknown} */
                            code: 40001 | 40100 | 40404 | 40912 | 42901 | 50020 | 50021;
                            message?: string | null;
                            field?: string | null;
                        }[];
                        data?: null;
                    };
                };
            };
        };
    };
    listPaymentMethods: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    "Content-Language": components["headers"]["contentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["methodList"];
                        errors?: components["schemas"]["businessError"][] | null;
                    } | {
                        errors: {
                            /** @enum {unknown} */
                            code: 40100 | 42901 | 50020 | 50021;
                            message?: string | null;
                            field?: string | null;
                        }[];
                        data?: null;
                    };
                };
            };
        };
    };
    addPaymentMethod: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["addPaymentMethodBody"];
            };
        };
        responses: {
            200: {
                headers: {
                    "Content-Language": components["headers"]["contentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["methodList"];
                        errors?: components["schemas"]["businessError"][] | null;
                    } | {
                        errors: {
                            /** @enum {unknown} */
                            code: 40001 | 40100 | 40201 | 40301 | 42901 | 50020 | 50021;
                            message?: string | null;
                            field?: string | null;
                        }[];
                        data?: null;
                    };
                };
            };
        };
    };
    updatePaymentMethod: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["updatePaymentMethodBody"];
            };
        };
        responses: {
            200: {
                headers: {
                    "Content-Language": components["headers"]["contentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["methodList"];
                        errors?: components["schemas"]["businessError"][] | null;
                    } | {
                        errors: {
                            /** @enum {unknown} */
                            code: 40001 | 40100 | 40404 | 42901 | 50020 | 50021;
                            message?: string | null;
                            field?: string | null;
                        }[];
                        data?: null;
                    };
                };
            };
        };
    };
    removePaymentMethod: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    "Content-Language": components["headers"]["contentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["methodList"];
                        errors?: components["schemas"]["businessError"][] | null;
                    } | {
                        errors: {
                            /** @enum {unknown} */
                            code: 40100 | 40302 | 40404 | 40906 | 42901 | 50020 | 50021;
                            message?: string | null;
                            field?: string | null;
                        }[];
                        data?: null;
                    };
                };
            };
        };
    };
    startPayPal: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    "Content-Language": components["headers"]["contentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["startPayPalAnswer"];
                        errors?: components["schemas"]["businessError"][] | null;
                    } | {
                        errors: {
                            /** @enum {unknown} */
                            code: 40100 | 42901 | 50020 | 50021;
                            message?: string | null;
                            field?: string | null;
                        }[];
                        data?: null;
                    };
                };
            };
        };
    };
    listCases: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    "Content-Language": components["headers"]["contentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["caseList"];
                        errors?: components["schemas"]["businessError"][] | null;
                    } | {
                        errors: {
                            /** @enum {unknown} */
                            code: 40100 | 42901 | 50020 | 50021;
                            message?: string | null;
                            field?: string | null;
                        }[];
                        data?: null;
                    };
                };
            };
        };
    };
    openCase: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["openCaseBody"];
            };
        };
        responses: {
            200: {
                headers: {
                    "Content-Language": components["headers"]["contentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["riderCase"];
                        errors?: components["schemas"]["businessError"][] | null;
                    } | {
                        errors: {
                            /** @enum {unknown} */
                            code: 40001 | 40100 | 40404 | 42901 | 50020 | 50021;
                            message?: string | null;
                            field?: string | null;
                        }[];
                        data?: null;
                    };
                };
            };
        };
    };
    getCase: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    "Content-Language": components["headers"]["contentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["riderCase"];
                        errors?: components["schemas"]["businessError"][] | null;
                    } | {
                        errors: {
                            /** @enum {unknown} */
                            code: 40100 | 40404 | 42901 | 50020 | 50021;
                            message?: string | null;
                            field?: string | null;
                        }[];
                        data?: null;
                    };
                };
            };
        };
    };
    readCase: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    "Content-Language": components["headers"]["contentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["riderCase"];
                        errors?: components["schemas"]["businessError"][] | null;
                    } | {
                        errors: {
                            /** @enum {unknown} */
                            code: 40100 | 40404 | 42901 | 50020 | 50021;
                            message?: string | null;
                            field?: string | null;
                        }[];
                        data?: null;
                    };
                };
            };
        };
    };
    searchShippingMethods: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["searchShippingMethodsBody"];
            };
        };
        responses: {
            200: {
                headers: {
                    "Content-Language": components["headers"]["contentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["searchShippingMethodsAnswer"];
                        errors?: components["schemas"]["businessError"][] | null;
                    } | {
                        errors: {
                            /** @enum {unknown} */
                            code: 40001 | 40100 | 42901 | 50020 | 50021;
                            message?: string | null;
                            field?: string | null;
                        }[];
                        data?: null;
                    };
                };
            };
        };
    };
    validatePromo: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["validatePromoBody"];
            };
        };
        responses: {
            200: {
                headers: {
                    "Content-Language": components["headers"]["contentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["validatePromoAnswer"];
                        errors?: components["schemas"]["businessError"][] | null;
                    } | {
                        errors: {
                            /** @enum {unknown} */
                            code: 40001 | 40010 | 40100 | 42901 | 50020 | 50021;
                            message?: string | null;
                            field?: string | null;
                        }[];
                        data?: null;
                    };
                };
            };
        };
    };
    quoteOrder: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["quoteBody"];
            };
        };
        responses: {
            200: {
                headers: {
                    "Content-Language": components["headers"]["contentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["quote"];
                        errors?: components["schemas"]["businessError"][] | null;
                    } | {
                        errors: {
                            /** @enum {unknown} */
                            code: 40001 | 40010 | 40100 | 40302 | 40303 | 40304 | 40305 | 40404 | 40903 | 42901 | 50020 | 50021;
                            message?: string | null;
                            field?: string | null;
                        }[];
                        data?: null;
                    };
                };
            };
        };
    };
    quoteOrderAsGuest: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["quoteBody"];
            };
        };
        responses: {
            200: {
                headers: {
                    "Content-Language": components["headers"]["contentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["quote"];
                        errors?: components["schemas"]["businessError"][] | null;
                    } | {
                        errors: {
                            /** @enum {unknown} */
                            code: 40001 | 40010 | 40100 | 40302 | 40303 | 40304 | 40305 | 40404 | 40903 | 42901 | 50020 | 50021;
                            message?: string | null;
                            field?: string | null;
                        }[];
                        data?: null;
                    };
                };
            };
        };
    };
    quoteUnpaidOrder: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    "Content-Language": components["headers"]["contentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["quote"];
                        errors?: components["schemas"]["businessError"][] | null;
                    } | {
                        errors: {
                            /** @enum {unknown} */
                            code: 40100 | 40302 | 40303 | 40304 | 40305 | 40404 | 40903 | 42901 | 50020 | 50021;
                            message?: string | null;
                            field?: string | null;
                        }[];
                        data?: null;
                    };
                };
            };
        };
    };
    listOrders: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    "Content-Language": components["headers"]["contentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["listOrdersAnswer"];
                        errors?: components["schemas"]["businessError"][] | null;
                    } | {
                        errors: {
                            /** @enum {unknown} */
                            code: 40001 | 40100 | 42901 | 50020 | 50021;
                            message?: string | null;
                            field?: string | null;
                        }[];
                        data?: null;
                    };
                };
            };
        };
    };
    placeOrder: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["placeOrderBody"];
            };
        };
        responses: {
            200: {
                headers: {
                    "Content-Language": components["headers"]["contentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["placedOrder"];
                        errors?: components["schemas"]["businessError"][] | null;
                    } | {
                        errors: {
                            /** @enum {unknown} */
                            code: 40001 | 40010 | 40100 | 40201 | 40301 | 40302 | 40303 | 40304 | 40305 | 40404 | 40901 | 40902 | 40903 | 40911 | 42901 | 50020 | 50021;
                            message?: string | null;
                            field?: string | null;
                        }[];
                        data?: null;
                    };
                };
            };
        };
    };
    placeOrderAsGuest: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["placeOrderBody"];
            };
        };
        responses: {
            200: {
                headers: {
                    "Content-Language": components["headers"]["contentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["placedOrder"];
                        errors?: components["schemas"]["businessError"][] | null;
                    } | {
                        errors: {
                            /** @enum {unknown} */
                            code: 40001 | 40010 | 40100 | 40201 | 40301 | 40302 | 40303 | 40304 | 40305 | 40404 | 40901 | 40902 | 40903 | 40911 | 42901 | 50020 | 50021;
                            message?: string | null;
                            field?: string | null;
                        }[];
                        data?: null;
                    };
                };
            };
        };
    };
    findOrderAttempt: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    "Content-Language": components["headers"]["contentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["orderAttempt"];
                        errors?: components["schemas"]["businessError"][] | null;
                    } | {
                        errors: {
                            /** @enum {unknown} */
                            code: 40100 | 42901 | 50020 | 50021;
                            message?: string | null;
                            field?: string | null;
                        }[];
                        data?: null;
                    };
                };
            };
        };
    };
    findOrderAttemptAsGuest: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    "Content-Language": components["headers"]["contentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["orderAttempt"];
                        errors?: components["schemas"]["businessError"][] | null;
                    } | {
                        errors: {
                            /** @enum {unknown} */
                            code: 40100 | 42901 | 50020 | 50021;
                            message?: string | null;
                            field?: string | null;
                        }[];
                        data?: null;
                    };
                };
            };
        };
    };
    listTransactions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    "Content-Language": components["headers"]["contentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["listTransactionsAnswer"];
                        errors?: components["schemas"]["businessError"][] | null;
                    } | {
                        errors: {
                            /** @enum {unknown} */
                            code: 40001 | 40100 | 42901 | 50020 | 50021;
                            message?: string | null;
                            field?: string | null;
                        }[];
                        data?: null;
                    };
                };
            };
        };
    };
    getTransaction: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    "Content-Language": components["headers"]["contentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["transaction"];
                        errors?: components["schemas"]["businessError"][] | null;
                    } | {
                        errors: {
                            /** @enum {unknown} */
                            code: 40100 | 40404 | 42901 | 50020 | 50021;
                            message?: string | null;
                            field?: string | null;
                        }[];
                        data?: null;
                    };
                };
            };
        };
    };
    listPurchases: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    "Content-Language": components["headers"]["contentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["listPurchasesAnswer"];
                        errors?: components["schemas"]["businessError"][] | null;
                    } | {
                        errors: {
                            /** @enum {unknown} */
                            code: 40001 | 40100 | 42901 | 50020 | 50021;
                            message?: string | null;
                            field?: string | null;
                        }[];
                        data?: null;
                    };
                };
            };
        };
    };
    getOrder: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    "Content-Language": components["headers"]["contentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["order"];
                        errors?: components["schemas"]["businessError"][] | null;
                    } | {
                        errors: {
                            /** @enum {unknown} */
                            code: 40100 | 40404 | 42901 | 50020 | 50021;
                            message?: string | null;
                            field?: string | null;
                        }[];
                        data?: null;
                    };
                };
            };
        };
    };
    cancelOrder: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    "Content-Language": components["headers"]["contentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["order"];
                        errors?: components["schemas"]["businessError"][] | null;
                    } | {
                        errors: {
                            /** @enum {unknown} */
                            code: 40100 | 40302 | 40404 | 42901 | 50020 | 50021;
                            message?: string | null;
                            field?: string | null;
                        }[];
                        data?: null;
                    };
                };
            };
        };
    };
    findOrderAsGuest: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["orderProof"];
            };
        };
        responses: {
            200: {
                headers: {
                    "Content-Language": components["headers"]["contentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["order"];
                        errors?: components["schemas"]["businessError"][] | null;
                    } | {
                        errors: {
                            /** @enum {unknown} */
                            code: 40001 | 40100 | 40404 | 42901 | 50020 | 50021;
                            message?: string | null;
                            field?: string | null;
                        }[];
                        data?: null;
                    };
                };
            };
        };
    };
    sendReceipt: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["sendReceiptBody"];
            };
        };
        responses: {
            200: {
                headers: {
                    "Content-Language": components["headers"]["contentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["receiptSent"];
                        errors?: components["schemas"]["businessError"][] | null;
                    } | {
                        errors: {
                            /** @enum {unknown} */
                            code: 40001 | 40100 | 40404 | 42901 | 50020 | 50021;
                            message?: string | null;
                            field?: string | null;
                        }[];
                        data?: null;
                    };
                };
            };
        };
    };
    sendReceiptAsGuest: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["sendReceiptAsGuestBody"];
            };
        };
        responses: {
            200: {
                headers: {
                    "Content-Language": components["headers"]["contentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["receiptSent"];
                        errors?: components["schemas"]["businessError"][] | null;
                    } | {
                        errors: {
                            /** @enum {unknown} */
                            code: 40001 | 40100 | 40404 | 42901 | 50020 | 50021;
                            message?: string | null;
                            field?: string | null;
                        }[];
                        data?: null;
                    };
                };
            };
        };
    };
    claimOrder: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["claimOrderBody"];
            };
        };
        responses: {
            200: {
                headers: {
                    "Content-Language": components["headers"]["contentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["order"];
                        errors?: components["schemas"]["businessError"][] | null;
                    } | {
                        errors: {
                            /** @enum {unknown} */
                            code: 40001 | 40100 | 40404 | 42901 | 50020 | 50021;
                            message?: string | null;
                            field?: string | null;
                        }[];
                        data?: null;
                    };
                };
            };
        };
    };
}
