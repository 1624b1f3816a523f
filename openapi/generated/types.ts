// Generated from the contract by `npm run generate`. Do not edit.

export interface paths {
    "/activities": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description One page of what the caller did; the newest first, unless another order is asked for. */
        get: operations["Activities.list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/activities/all-users": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description One page of what everybody did; the newest first, unless another order is asked for. */
        get: operations["Activities.listAll"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/activities": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description One page of what the caller did; the newest first, unless another order is asked for. */
        get: operations["PlatformActivities.list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/activities/all-users": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description One page of what every administrator did; the newest first, unless another order is asked for. */
        get: operations["PlatformActivities.listAll"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/user": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description One page of everybody who has an account. */
        get: operations["PlatformUsers.list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/user/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * @description Approves, activates or deactivates an account. 403 for one's own and for a higher role's; 409 where the platform would
         *     be left without a SUPER_ADMIN, or an organisation without an administrator.
         */
        patch: operations["PlatformUsers.update"];
        trace?: never;
    };
    "/asset-type": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description One page of the entries, inactive ones too. */
        get: operations["AssetTypes.list"];
        put?: never;
        /** @description Adds an entry. */
        post: operations["AssetTypes.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/asset-type/options": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The active entries in their order, for pickers. */
        get: operations["AssetTypes.options"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/asset-type/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * @description Removes an entry that no record uses; one in use is refused with the count. A rating may always be removed: the risks
         *     it rated have the next lower one.
         */
        delete: operations["AssetTypes.remove"];
        options?: never;
        head?: never;
        /** @description Changes an entry, if nobody else has changed it since. */
        patch: operations["AssetTypes.update"];
        trace?: never;
    };
    "/auth/login-logs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * @description One page of the caller's own entries; the newest first, unless another order is asked for. Nobody else sees them: a
         *     person signs in to the platform and not to an organisation, and may belong to several.
         */
        get: operations["LoginLogs.list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/me": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The signed-in person's account, also while it is under review. */
        get: operations["Accounts.me"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/me/refresh": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** @description Takes name, address and picture over from the identity provider, where the person has changed them. */
        post: operations["Accounts.refresh"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/organisations-and-permissions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The organisations the person belongs to, with role and rights in each. */
        get: operations["Accounts.organisations"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/second-factor": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** @description Begins the enrolment of an authenticator app; an earlier unconfirmed secret is replaced. */
        post: operations["Accounts.beginSecondFactor"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/second-factor/confirm": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** @description Confirms the enrolment by a code of the app; from then on every sign-in asks for one. */
        post: operations["Accounts.confirmSecondFactor"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/second-factor/remove": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** @description Ends the second factor; asks for a last code of the app. */
        post: operations["Accounts.removeSecondFactor"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/sessions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The browsers in which the person is signed in (local identity only; Clerk lists its own). */
        get: operations["Accounts.sessions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/sessions/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** @description Signs the person out of one browser. */
        delete: operations["Accounts.revokeSession"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/helpful-tips": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description One page of the tips; in the order in which they are to be read, unless another is asked for. */
        get: operations["HelpfulTips.list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/information-asset": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description One page of the live records. */
        get: operations["InformationAssets.list"];
        put?: never;
        /** @description Adds a record; its reference is allotted by the server. */
        post: operations["InformationAssets.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/information-asset/options": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The first 50 live records that match, for pickers. */
        get: operations["InformationAssets.options"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/information-asset/removal-outlook": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description What the removal of these records would mean; of ids that are not in the register nothing is said. */
        get: operations["InformationAssets.removalOutlook"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/information-asset/remove": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** @description Removes several records together: one that is not there or was changed since refuses all. */
        post: operations["InformationAssets.removeMany"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/information-asset/removed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description One page of the removed records that can be restored; the last removed first, unless another order is asked for. */
        get: operations["InformationAssets.removed"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/information-asset/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** @description Takes back the removal of several records. */
        post: operations["InformationAssets.restoreMany"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/information-asset/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description One live record. */
        get: operations["InformationAssets.get"];
        put?: never;
        post?: never;
        /** @description Removes a record from the register; it can be restored as long as it is kept. */
        delete: operations["InformationAssets.remove"];
        options?: never;
        head?: never;
        /** @description Changes the named fields of a record, if nobody else has changed it since. */
        patch: operations["InformationAssets.update"];
        trace?: never;
    };
    "/information-asset/{id}/position": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description Where a record stands in the list that search, order and filters give. */
        get: operations["InformationAssets.position"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/information-asset/{id}/remove": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** @description Removes a record like `remove`, with a reason. */
        post: operations["InformationAssets.removeOne"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/information-asset/{id}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** @description Takes back a removal. Refused where a live record has taken what must be unique. */
        post: operations["InformationAssets.restore"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/notifications": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description One page of the caller's notifications; the newest first, unless another order is asked for. */
        get: operations["Notifications.list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/notifications/counts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description How many of the caller's notifications are not read. */
        get: operations["Notifications.counts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/notifications/mark-all-as-read": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** @description Marks all of the caller's notifications as read. */
        patch: operations["Notifications.markAllAsRead"];
        trace?: never;
    };
    "/notifications/mark-as-read": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** @description Marks one notification as read; one that is read stays so. */
        patch: operations["Notifications.markAsRead"];
        trace?: never;
    };
    "/risk": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description One page of the live records. */
        get: operations["Risks.list"];
        put?: never;
        /** @description Adds a record; its reference is allotted by the server. */
        post: operations["Risks.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/risk-category": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description One page of the entries, inactive ones too. */
        get: operations["RiskCategories.list"];
        put?: never;
        /** @description Adds an entry. */
        post: operations["RiskCategories.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/risk-category/options": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The active entries in their order, for pickers. */
        get: operations["RiskCategories.options"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/risk-category/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * @description Removes an entry that no record uses; one in use is refused with the count. A rating may always be removed: the risks
         *     it rated have the next lower one.
         */
        delete: operations["RiskCategories.remove"];
        options?: never;
        head?: never;
        /** @description Changes an entry, if nobody else has changed it since. */
        patch: operations["RiskCategories.update"];
        trace?: never;
    };
    "/risk-identification-source": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description One page of the entries, inactive ones too. */
        get: operations["RiskIdentificationSources.list"];
        put?: never;
        /** @description Adds an entry. */
        post: operations["RiskIdentificationSources.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/risk-identification-source/options": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The active entries in their order, for pickers. */
        get: operations["RiskIdentificationSources.options"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/risk-identification-source/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * @description Removes an entry that no record uses; one in use is refused with the count. A rating may always be removed: the risks
         *     it rated have the next lower one.
         */
        delete: operations["RiskIdentificationSources.remove"];
        options?: never;
        head?: never;
        /** @description Changes an entry, if nobody else has changed it since. */
        patch: operations["RiskIdentificationSources.update"];
        trace?: never;
    };
    "/risk-impact": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description One page of the entries, inactive ones too. */
        get: operations["RiskImpacts.list"];
        put?: never;
        /** @description Adds an entry. */
        post: operations["RiskImpacts.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/risk-impact/options": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The active entries in their order, for pickers. */
        get: operations["RiskImpacts.options"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/risk-impact/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * @description Removes an entry that no record uses; one in use is refused with the count. A rating may always be removed: the risks
         *     it rated have the next lower one.
         */
        delete: operations["RiskImpacts.remove"];
        options?: never;
        head?: never;
        /** @description Changes an entry, if nobody else has changed it since. */
        patch: operations["RiskImpacts.update"];
        trace?: never;
    };
    "/risk-likelihood": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description One page of the entries, inactive ones too. */
        get: operations["RiskLikelihoods.list"];
        put?: never;
        /** @description Adds an entry. */
        post: operations["RiskLikelihoods.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/risk-likelihood/options": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The active entries in their order, for pickers. */
        get: operations["RiskLikelihoods.options"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/risk-likelihood/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * @description Removes an entry that no record uses; one in use is refused with the count. A rating may always be removed: the risks
         *     it rated have the next lower one.
         */
        delete: operations["RiskLikelihoods.remove"];
        options?: never;
        head?: never;
        /** @description Changes an entry, if nobody else has changed it since. */
        patch: operations["RiskLikelihoods.update"];
        trace?: never;
    };
    "/risk-rating": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description One page of the entries, inactive ones too. */
        get: operations["RiskRatings.list"];
        put?: never;
        /** @description Adds an entry. */
        post: operations["RiskRatings.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/risk-rating/options": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The active entries in their order, for pickers. */
        get: operations["RiskRatings.options"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/risk-rating/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * @description Removes an entry that no record uses; one in use is refused with the count. A rating may always be removed: the risks
         *     it rated have the next lower one.
         */
        delete: operations["RiskRatings.remove"];
        options?: never;
        head?: never;
        /** @description Changes an entry, if nobody else has changed it since. */
        patch: operations["RiskRatings.update"];
        trace?: never;
    };
    "/risk/options": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The first 50 live records that match, for pickers. */
        get: operations["Risks.options"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/risk/removal-outlook": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description What the removal of these records would mean; of ids that are not in the register nothing is said. */
        get: operations["Risks.removalOutlook"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/risk/remove": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** @description Removes several records together: one that is not there or was changed since refuses all. */
        post: operations["Risks.removeMany"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/risk/removed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description One page of the removed records that can be restored; the last removed first, unless another order is asked for. */
        get: operations["Risks.removed"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/risk/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** @description Takes back the removal of several records. */
        post: operations["Risks.restoreMany"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/risk/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description One live record. */
        get: operations["Risks.get"];
        put?: never;
        post?: never;
        /** @description Removes a record from the register; it can be restored as long as it is kept. */
        delete: operations["Risks.remove"];
        options?: never;
        head?: never;
        /** @description Changes the named fields of a record, if nobody else has changed it since. */
        patch: operations["Risks.update"];
        trace?: never;
    };
    "/risk/{id}/position": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description Where a record stands in the list that search, order and filters give. */
        get: operations["Risks.position"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/risk/{id}/remove": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** @description Removes a record like `remove`, with a reason. */
        post: operations["Risks.removeOne"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/risk/{id}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** @description Takes back a removal. Refused where a live record has taken what must be unique. */
        post: operations["Risks.restore"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user-preferences": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description How dates and times are shown to the person. */
        get: operations["Preferences.get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** @description Changes how dates and times are shown to the person; what is left out stays. */
        patch: operations["Preferences.set"];
        trace?: never;
    };
    "/user-preferences/default-organisation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The organisation that becomes active after sign-in. */
        get: operations["Preferences.defaultOrganisation"];
        put?: never;
        /** @description Makes one of the person's organisations the default. */
        post: operations["Preferences.setDefaultOrganisation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/options": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The first 50 members of the organisation whose name matches, for pickers of owners. */
        get: operations["Members.options"];
        put?: never;
        post?: never;
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
        /** @description Something that somebody did. */
        Activity: {
            id: components["schemas"]["Uuid"];
            actor: components["schemas"]["PersonReference"] | null;
            action: components["schemas"]["ActivityAction"];
            /** @description The kind of what was acted on: `risk`, `riskCategory`, `user` … */
            entityType: string;
            entityId: components["schemas"]["Uuid"];
            /** @description Of a record of a register. */
            entityRef: string | null;
            entityName: string;
            changes: components["schemas"]["FieldChange"][];
            /** @description What the ids in `changes` stand for; ids that are unknown, or of what the caller may not view, are left out. */
            names: components["schemas"]["NamedThing"][];
            /** @description Where it was done; null for what an administrator of the platform did. */
            organisation: components["schemas"]["OrganisationName"] | null;
            ip: string | null;
            userAgent: string | null;
            /** Format: date-time */
            at: string;
        };
        /**
         * @description What can be done to a record; `RESTORE` takes a removal back.
         * @enum {string}
         */
        ActivityAction: "CREATE" | "READ" | "UPDATE" | "DELETE" | "RESTORE";
        /** @description One page of rows, in the requested order, with the id as tie-breaker. */
        ActivityPage: {
            data: components["schemas"]["Activity"][];
            pagination: components["schemas"]["Pagination"];
        };
        /** @description An answer that holds one page of rows. */
        ActivityPageAnswer: {
            /** @enum {boolean} */
            status: true;
            message: string;
            data: components["schemas"]["ActivityPage"];
        };
        /** @enum {string} */
        ActivitySort: "at" | "actor" | "action" | "entityName";
        /**
         * @description Primary assets carry value of their own; supporting ones carry them (ISO/IEC 27005, A.2.2).
         * @enum {string}
         */
        AssetKind: "PRIMARY" | "SUPPORT";
        AssetType: {
            id: components["schemas"]["Uuid"];
            version: components["schemas"]["Version"];
            /**
             * Format: int32
             * @description How many records use the entry, removed ones too: they can be restored. A rating is used by the risks whose score it rates.
             */
            uses: number;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            updatedAt: string;
            /** @description Unique among the entries of the organisation. */
            name: components["schemas"]["Line"];
            description: components["schemas"]["Prose"];
            /**
             * Format: int32
             * @description Place in the list, from 0.
             */
            position: number;
            /** @description An inactive entry stays on the records that have it and is no longer offered. */
            active: boolean;
        };
        /** @description An answer: `data` is what was asked for (specification section 7). */
        AssetTypeAnswer: {
            /** @enum {boolean} */
            status: true;
            message: string;
            data: components["schemas"]["AssetType"];
        };
        AssetTypeInput: {
            /** @description Unique among the entries of the organisation. */
            name: components["schemas"]["Line"];
            /** @default  */
            description?: components["schemas"]["Prose"];
            /**
             * Format: int32
             * @description Place in the list, from 0.
             * @default 0
             */
            position?: number;
            /**
             * @description An inactive entry stays on the records that have it and is no longer offered.
             * @default true
             */
            active?: boolean;
        };
        /** @description A change: the version that was read, and the fields that differ. Without defaults: a field left out stays as it is. */
        AssetTypeInputChanges: {
            version: components["schemas"]["Version"];
            /** @description Unique among the entries of the organisation. */
            name?: components["schemas"]["Line"];
            description?: components["schemas"]["Prose"];
            /**
             * Format: int32
             * @description Place in the list, from 0.
             */
            position?: number;
            /** @description An inactive entry stays on the records that have it and is no longer offered. */
            active?: boolean;
        };
        /** @description An answer that holds all there is, unpaged. */
        AssetTypeListAnswer: {
            /** @enum {boolean} */
            status: true;
            message: string;
            data: components["schemas"]["AssetType"][];
        };
        /** @description Somebody else changed the entry, its name is taken, or it is in use; `current` is what is stored now. */
        AssetTypeLookupConflict: {
            /** @enum {boolean} */
            status: false;
            message: string;
            /** @description The refused fields, as far as they are named; empty when the request as a whole was refused. */
            errors: components["schemas"]["FieldError"][];
            current?: components["schemas"]["AssetType"];
        };
        /** @description One page of rows, in the requested order, with the id as tie-breaker. */
        AssetTypePage: {
            data: components["schemas"]["AssetType"][];
            pagination: components["schemas"]["Pagination"];
        };
        /** @description An answer that holds one page of rows. */
        AssetTypePageAnswer: {
            /** @enum {boolean} */
            status: true;
            message: string;
            data: components["schemas"]["AssetTypePage"];
        };
        CategoryReference: {
            id: components["schemas"]["Uuid"];
            name: string;
        };
        /** @description `#RRGGBB` */
        Colour: string;
        /** @description The signed-in person. An account is used only when it is both approved and active. */
        CurrentUser: {
            id: components["schemas"]["Uuid"];
            approved: boolean;
            active: boolean;
            fullName: string;
            email: string;
            imageUrl: string | null;
            platform: components["schemas"]["PlatformAccess"] | null;
        };
        /** @description An answer: `data` is what was asked for (specification section 7). */
        CurrentUserAnswer: {
            /** @enum {boolean} */
            status: true;
            message: string;
            data: components["schemas"]["CurrentUser"];
        };
        DefaultOrganisation: {
            defaultOrganisationId: components["schemas"]["Uuid"] | null;
        };
        /** @description An answer: `data` is what was asked for (specification section 7). */
        DefaultOrganisationAnswer: {
            /** @enum {boolean} */
            status: true;
            message: string;
            data: components["schemas"]["DefaultOrganisation"];
        };
        DefaultOrganisationInput: {
            organisationId: components["schemas"]["Uuid"];
        };
        /** @description An answer to an operation that has nothing to show. */
        Done: {
            /** @enum {boolean} */
            status: true;
            message: string;
        };
        Failure: {
            /** @enum {boolean} */
            status: false;
            message: string;
            /** @description The refused fields, as far as they are named; empty when the request as a whole was refused. */
            errors: components["schemas"]["FieldError"][];
        };
        /** @description A field of a record that somebody changed. */
        FieldChange: {
            field: string;
            /** @description As it was; null where there was nothing. */
            old: unknown;
            new: unknown;
        };
        /** @description A field that was refused: a path like `title` or `categoryIds/1`, and what to do about it. */
        FieldError: {
            field: string;
            message: string;
        };
        /** @description A tip of the platform for everybody who uses it. */
        HelpfulTip: {
            id: components["schemas"]["Uuid"];
            /** @description What it is about, in a word or two. */
            topic: string;
            title: string;
            /** @description HTML, sanitised when it was saved; a browser sanitises it again when it shows it. */
            description: string;
        };
        /** @description One page of rows, in the requested order, with the id as tie-breaker. */
        HelpfulTipPage: {
            data: components["schemas"]["HelpfulTip"][];
            pagination: components["schemas"]["Pagination"];
        };
        /** @description An answer that holds one page of rows. */
        HelpfulTipPageAnswer: {
            /** @enum {boolean} */
            status: true;
            message: string;
            data: components["schemas"]["HelpfulTipPage"];
        };
        /** @enum {string} */
        HelpfulTipSort: "position" | "topic" | "title";
        InformationAsset: {
            id: components["schemas"]["Uuid"];
            /** @description Unique in its organisation and never used again. */
            ref: string;
            title: components["schemas"]["Line"];
            version: components["schemas"]["Version"];
            /** Format: date-time */
            createdAt: string;
            createdBy: components["schemas"]["PersonReference"] | null;
            /** Format: date-time */
            updatedAt: string;
            updatedBy: components["schemas"]["PersonReference"] | null;
            description: components["schemas"]["Prose"];
            kind: components["schemas"]["AssetKind"];
            location: components["schemas"]["Prose"];
            /** @description Null until it is rated, as the other two. */
            confidentiality: components["schemas"]["Level"] | null;
            integrity: components["schemas"]["Level"] | null;
            availability: components["schemas"]["Level"] | null;
            reviewOn: string | null;
            type: components["schemas"]["CategoryReference"] | null;
            owner: components["schemas"]["PersonReference"] | null;
        };
        /** @description An answer: `data` is what was asked for (specification section 7). */
        InformationAssetAnswer: {
            /** @enum {boolean} */
            status: true;
            message: string;
            data: components["schemas"]["InformationAsset"];
        };
        /** @description The record was changed by somebody else since it was read; `current` is what is stored now. */
        InformationAssetConflict: {
            /** @enum {boolean} */
            status: false;
            message: string;
            /** @description The refused fields, as far as they are named; empty when the request as a whole was refused. */
            errors: components["schemas"]["FieldError"][];
            current: components["schemas"]["InformationAsset"];
        };
        /**
         * @description Filters of assets that can also mean: nothing.
         * @enum {string}
         */
        InformationAssetGap: "typeId" | "ownerId" | "confidentiality" | "integrity" | "availability" | "reviewBy";
        InformationAssetInput: {
            title: components["schemas"]["Line"];
            /** @default  */
            description?: components["schemas"]["Prose"];
            /** @default null */
            typeId?: components["schemas"]["Uuid"] | null;
            /** @default PRIMARY */
            kind?: components["schemas"]["AssetKind"];
            /**
             * @description A member of the organisation.
             * @default null
             */
            ownerId?: components["schemas"]["Uuid"] | null;
            /** @default  */
            location?: components["schemas"]["Prose"];
            /**
             * @description Null until it is rated, as the other two.
             * @default null
             */
            confidentiality?: components["schemas"]["Level"] | null;
            /** @default null */
            integrity?: components["schemas"]["Level"] | null;
            /** @default null */
            availability?: components["schemas"]["Level"] | null;
            /** @default null */
            reviewOn?: string | null;
        };
        /** @description A change: the version that was read, and the fields that differ. Without defaults: a field left out stays as it is. */
        InformationAssetInputChanges: {
            version: components["schemas"]["Version"];
            title?: components["schemas"]["Line"];
            description?: components["schemas"]["Prose"];
            typeId?: components["schemas"]["Uuid"] | null;
            kind?: components["schemas"]["AssetKind"];
            /** @description A member of the organisation. */
            ownerId?: components["schemas"]["Uuid"] | null;
            location?: components["schemas"]["Prose"];
            /** @description Null until it is rated, as the other two. */
            confidentiality?: components["schemas"]["Level"] | null;
            integrity?: components["schemas"]["Level"] | null;
            availability?: components["schemas"]["Level"] | null;
            reviewOn?: string | null;
        };
        /** @description One page of rows, in the requested order, with the id as tie-breaker. */
        InformationAssetPage: {
            data: components["schemas"]["InformationAsset"][];
            pagination: components["schemas"]["Pagination"];
        };
        /** @description An answer that holds one page of rows. */
        InformationAssetPageAnswer: {
            /** @enum {boolean} */
            status: true;
            message: string;
            data: components["schemas"]["InformationAssetPage"];
        };
        /** @description Somebody else changed the record, or a live one has what must be unique; `current` is what is stored of it. */
        InformationAssetRestorationConflict: {
            /** @enum {boolean} */
            status: false;
            message: string;
            /** @description The refused fields, as far as they are named; empty when the request as a whole was refused. */
            errors: components["schemas"]["FieldError"][];
            current?: components["schemas"]["InformationAsset"];
        };
        /** @enum {string} */
        InformationAssetSort: "ref" | "title" | "type" | "owner" | "confidentiality" | "integrity" | "availability" | "reviewOn" | "updatedAt";
        /** @enum {string} */
        Level: "LOW" | "MEDIUM" | "HIGH" | "CRITICAL";
        /**
         * @description One line of text that shows something: no control characters, line breaks or overrides of the direction of text, and not
         *     only of characters that nobody sees. Joiners and marks are part of emoji and of many scripts and stay allowed.
         */
        Line: string;
        /** @description Live records of one kind that others are linked to. */
        LinkedRecords: {
            /** @description `risk`, `informationAsset` … */
            kind: string;
            /** Format: int32 */
            total: number;
            /** @description The first five by their references. */
            first: components["schemas"]["RecordOption"][];
        };
        /**
         * @description What happened to somebody's way in. `SESSION_USED` is all that is seen of a sign-in where Clerk signs people in.
         * @enum {string}
         */
        LoginEvent: "SIGN_IN" | "SIGN_IN_FAILED" | "SIGN_UP" | "SIGN_OUT" | "SESSION_REVOKED" | "SESSION_USED" | "PASSWORD_RESET_REQUESTED" | "PASSWORD_RESET" | "PASSWORD_CHANGED" | "SECOND_FACTOR_ENABLED" | "SECOND_FACTOR_REMOVED";
        /** @description An entry of a person's login log; it holds no password, code or token. */
        LoginLog: {
            id: components["schemas"]["Uuid"];
            event: components["schemas"]["LoginEvent"];
            /** @description Why a sign-in failed, as a code. */
            reason: string | null;
            ip: string | null;
            userAgent: string | null;
            /** Format: date-time */
            at: string;
        };
        /** @description One page of rows, in the requested order, with the id as tie-breaker. */
        LoginLogPage: {
            data: components["schemas"]["LoginLog"][];
            pagination: components["schemas"]["Pagination"];
        };
        /** @description An answer that holds one page of rows. */
        LoginLogPageAnswer: {
            /** @enum {boolean} */
            status: true;
            message: string;
            data: components["schemas"]["LoginLogPage"];
        };
        /** @enum {string} */
        LoginLogSort: "at" | "event";
        /** @enum {string} */
        LookupSort: "position" | "name" | "updatedAt";
        /** @description A person, a record or an entry of a look-up: as it is called today, or was when it was removed for good. */
        NamedThing: {
            id: components["schemas"]["Uuid"];
            /** @description Of a record with its reference: `R-0001 Fire in the archive`. */
            name: string;
        };
        /** @description Something that happened to a record, told to one person (specification section 3). */
        Notification: {
            id: components["schemas"]["Uuid"];
            title: string;
            /** @description Names stand in "double quotes"; the screen shows them in bold. */
            description: string;
            /** @description The kind of the record: `risk`, `informationAsset`, `policy` … */
            entityType: string;
            entityId: components["schemas"]["Uuid"];
            /** Format: date-time */
            createdAt: string;
            /** @description The caller's own role only. */
            userNotifications: components["schemas"]["UserNotification"][];
        };
        NotificationCounts: {
            /** Format: int32 */
            unread: number;
        };
        /** @description An answer: `data` is what was asked for (specification section 7). */
        NotificationCountsAnswer: {
            /** @enum {boolean} */
            status: true;
            message: string;
            data: components["schemas"]["NotificationCounts"];
        };
        NotificationInput: {
            notificationId: components["schemas"]["Uuid"];
        };
        /** @description One page of rows, in the requested order, with the id as tie-breaker. */
        NotificationPage: {
            data: components["schemas"]["Notification"][];
            pagination: components["schemas"]["Pagination"];
        };
        /** @description An answer that holds one page of rows. */
        NotificationPageAnswer: {
            /** @enum {boolean} */
            status: true;
            message: string;
            data: components["schemas"]["NotificationPage"];
        };
        /** @enum {string} */
        NotificationSort: "createdAt" | "title";
        /** @enum {string} */
        NotificationStatus: "UNREAD" | "READ";
        /** @enum {string} */
        OrganisationFeature: "USERS" | "STAFF" | "POLICY" | "PROJECT" | "SERVICE_PROVIDER" | "DOCUMENT_REPOSITORY" | "RISK" | "INFORMATION_ASSET" | "RUN_ZERO_ASSET" | "INCIDENT_REGISTER" | "ASSESSMENTS" | "REPORT_LIBRARY" | "SUB_ORGANISATION" | "COUNTRY_REGULATORY_REGISTER" | "EXEMPTIONS_REGISTER" | "CHANGE_MANAGEMENT_PROCESS";
        /** @description Role and rights of the person in one organisation. */
        OrganisationMembership: {
            organisation: components["schemas"]["OrganisationSummary"];
            /** @description All that the organisation has, whatever the person may do with it. */
            features: components["schemas"]["OrganisationFeature"][];
            role: components["schemas"]["OrganisationRole"];
            /** @description Only features that the organisation has are listed. */
            featurePermissions: components["schemas"]["OrganisationPermission"][];
        };
        OrganisationMemberships: {
            organisations: components["schemas"]["OrganisationMembership"][];
        };
        /** @description An answer: `data` is what was asked for (specification section 7). */
        OrganisationMembershipsAnswer: {
            /** @enum {boolean} */
            status: true;
            message: string;
            data: components["schemas"]["OrganisationMemberships"];
        };
        OrganisationName: {
            id: components["schemas"]["Uuid"];
            name: string;
        };
        OrganisationPermission: {
            feature: components["schemas"]["OrganisationFeature"];
            permission: components["schemas"]["PermissionLevel"];
        };
        /**
         * @description Names as the specification's section 3 lists them.
         * @enum {string}
         */
        OrganisationRole: "ORG_ADMIN" | "ORG_MANAGER" | "ORG_ASSESSOR" | "ORG_VIEWER" | "ORG_CONSULTANT" | "ORG_AUDITOR";
        OrganisationSummary: {
            id: components["schemas"]["Uuid"];
            name: string;
            logo: string | null;
        };
        Pagination: {
            /**
             * Format: int32
             * @description Exact number of matching rows.
             */
            total: number;
            /**
             * Format: int32
             * @description Exact number of rows without search and filters: what `total` is out of.
             */
            unfilteredTotal: number;
            /** Format: int32 */
            currentPage: number;
            /** Format: int32 */
            perPage: number;
            /** Format: int32 */
            totalPages: number;
        };
        /**
         * @description DELETE implies EDIT, ADD and VIEW; EDIT implies ADD and VIEW; ADD implies VIEW.
         * @enum {string}
         */
        PermissionLevel: "VIEW" | "ADD" | "EDIT" | "DELETE";
        PersonReference: {
            id: components["schemas"]["Uuid"];
            name: string;
        };
        /** @description An answer that holds all there is, unpaged. */
        PersonReferenceListAnswer: {
            /** @enum {boolean} */
            status: true;
            message: string;
            data: components["schemas"]["PersonReference"][];
        };
        /** @description The person's role on the platform, for its administrators. */
        PlatformAccess: {
            role: components["schemas"]["PlatformRole"];
            featurePermissions: components["schemas"]["PlatformPermission"][];
        };
        /** @enum {string} */
        PlatformFeature: "ADMIN_STANDARDS" | "ADMIN_CONTROLS" | "ADMIN_MATURITY_MODELS" | "ADMIN_SECURITY_QUESTION_GROUPS" | "ADMIN_SECURITY_QUESTIONNAIRES" | "ADMIN_ORGANISATION" | "ADMIN_ADMIN_MANAGE" | "ADMIN_CONTACT_MESSAGE" | "ADMIN_RESOURCE" | "ADMIN_IT_PRIVILEGED_OPERATIONS";
        PlatformPermission: {
            feature: components["schemas"]["PlatformFeature"];
            permission: components["schemas"]["PermissionLevel"];
        };
        /** @enum {string} */
        PlatformRole: "SUPER_ADMIN" | "ADMIN";
        /** @description A person as the platform's administrators see them. */
        PlatformUser: {
            id: components["schemas"]["Uuid"];
            name: string;
            email: string;
            approved: boolean;
            active: boolean;
            organisations: components["schemas"]["OrganisationSummary"][];
            /** @description Held on the platform; null for everybody else. */
            role: components["schemas"]["PlatformRole"] | null;
            /** @description The organisations that nobody else administers: the account cannot be taken out of use before somebody does. */
            soleAdministratorOf: components["schemas"]["OrganisationSummary"][];
            version: components["schemas"]["Version"];
            /** Format: date-time */
            createdAt: string;
        };
        /** @description An answer: `data` is what was asked for (specification section 7). */
        PlatformUserAnswer: {
            /** @enum {boolean} */
            status: true;
            message: string;
            data: components["schemas"]["PlatformUser"];
        };
        /** @description Approval and activity; a person uses the platform only with both. */
        PlatformUserChanges: {
            version: components["schemas"]["Version"];
            approved?: boolean;
            active?: boolean;
        };
        /** @description The record was changed by somebody else since it was read; `current` is what is stored now. */
        PlatformUserConflict: {
            /** @enum {boolean} */
            status: false;
            message: string;
            /** @description The refused fields, as far as they are named; empty when the request as a whole was refused. */
            errors: components["schemas"]["FieldError"][];
            current: components["schemas"]["PlatformUser"];
        };
        /** @description One page of rows, in the requested order, with the id as tie-breaker. */
        PlatformUserPage: {
            data: components["schemas"]["PlatformUser"][];
            pagination: components["schemas"]["Pagination"];
        };
        /** @description An answer that holds one page of rows. */
        PlatformUserPageAnswer: {
            /** @enum {boolean} */
            status: true;
            message: string;
            data: components["schemas"]["PlatformUserPage"];
        };
        /** @enum {string} */
        PlatformUserSort: "name" | "email" | "createdAt";
        /**
         * @description Text of several lines: of control characters only line breaks and tabs, and no overrides of the direction of text, which
         *     show a text in another order than it has. Marks of direction and joiners are part of many scripts and stay allowed.
         */
        Prose: string;
        /** @description The band of the organisation's matrix that the score falls into. */
        RatingReference: {
            id: components["schemas"]["Uuid"];
            name: string;
            colour: components["schemas"]["Colour"] | null;
            /**
             * Format: int32
             * @description Place of the band among the organisation's bands, from 1 (lowest).
             */
            level: number;
        };
        /** @description A record as a picker offers it. */
        RecordOption: {
            id: components["schemas"]["Uuid"];
            ref: string;
            title: string;
        };
        /** @description An answer that holds all there is, unpaged. */
        RecordOptionListAnswer: {
            /** @enum {boolean} */
            status: true;
            message: string;
            data: components["schemas"]["RecordOption"][];
        };
        /** @description Where a record stands in a list. */
        RecordPosition: {
            /** @description From 1; null where search or filters hide the record. */
            position: number | null;
            /** @description The record before it in the list; null at its beginning. */
            previous: components["schemas"]["Uuid"] | null;
            /** @description The record after it in the list; null at its end. */
            next: components["schemas"]["Uuid"] | null;
        };
        /** @description An answer: `data` is what was asked for (specification section 7). */
        RecordPositionAnswer: {
            /** @enum {boolean} */
            status: true;
            message: string;
            data: components["schemas"]["RecordPosition"];
        };
        RecordReference: {
            id: components["schemas"]["Uuid"];
            ref: string;
            title: string;
        };
        /** @description A record and the version that was read of it. */
        RecordVersion: {
            id: components["schemas"]["Uuid"];
            version: components["schemas"]["Version"];
        };
        /** @description Several records, changed together or not at all. */
        RecordVersions: {
            records: components["schemas"]["RecordVersion"][];
        };
        RemovalInput: {
            version: components["schemas"]["Version"];
            reason?: components["schemas"]["Line"];
        };
        /** @description Records that are removed together; more than one only for a reason, which the activity log keeps. */
        RemovalOfSeveral: {
            records: components["schemas"]["RecordVersion"][];
            reason?: components["schemas"]["Line"];
        };
        /** @description What a person should know before they remove records. */
        RemovalOutlook: {
            /**
             * Format: int32
             * @description How long removed records can be restored.
             */
            keptDays: number;
            /** @description What the records are linked to, by kind; kinds that the caller may not view are left out. */
            links: components["schemas"]["LinkedRecords"][];
        };
        /** @description An answer: `data` is what was asked for (specification section 7). */
        RemovalOutlookAnswer: {
            /** @enum {boolean} */
            status: true;
            message: string;
            data: components["schemas"]["RemovalOutlook"];
        };
        /** @description A record that was removed and can be restored. */
        RemovedRecord: {
            id: components["schemas"]["Uuid"];
            ref: string;
            title: string;
            /** @description Of the removal: the one to restore. */
            version: components["schemas"]["Version"];
            /** Format: date-time */
            removedAt: string;
            removedBy: components["schemas"]["PersonReference"] | null;
            /** @description Empty where none was given. */
            reason: string;
            /**
             * Format: date-time
             * @description From then on it cannot be restored: it is removed for good, with everything that belongs to it.
             */
            keptUntil: string;
        };
        /** @description One page of rows, in the requested order, with the id as tie-breaker. */
        RemovedRecordPage: {
            data: components["schemas"]["RemovedRecord"][];
            pagination: components["schemas"]["Pagination"];
        };
        /** @description An answer that holds one page of rows. */
        RemovedRecordPageAnswer: {
            /** @enum {boolean} */
            status: true;
            message: string;
            data: components["schemas"]["RemovedRecordPage"];
        };
        /** @enum {string} */
        RemovedSort: "removedAt" | "ref" | "title";
        RestoreInput: {
            version: components["schemas"]["Version"];
        };
        Risk: {
            id: components["schemas"]["Uuid"];
            /** @description Unique in its organisation and never used again. */
            ref: string;
            title: components["schemas"]["Line"];
            version: components["schemas"]["Version"];
            /** Format: date-time */
            createdAt: string;
            createdBy: components["schemas"]["PersonReference"] | null;
            /** Format: date-time */
            updatedAt: string;
            updatedBy: components["schemas"]["PersonReference"] | null;
            description: components["schemas"]["Prose"];
            pillars: components["schemas"]["SecurityPillar"][];
            existingControls: components["schemas"]["Prose"];
            treatment: components["schemas"]["RiskTreatment"];
            /** @description Why this treatment. */
            justification: components["schemas"]["Prose"];
            treatmentPlan: components["schemas"]["TreatmentPlan"];
            /** @description The day by which the risk is to be looked at again. */
            nextReviewOn: string | null;
            categories: components["schemas"]["CategoryReference"][];
            identificationSource: components["schemas"]["CategoryReference"] | null;
            owner: components["schemas"]["PersonReference"] | null;
            assets: components["schemas"]["RecordReference"][];
            inherent: components["schemas"]["RiskAssessment"];
            current: components["schemas"]["RiskAssessment"];
            residual: components["schemas"]["RiskAssessment"];
        };
        /** @description An answer: `data` is what was asked for (specification section 7). */
        RiskAnswer: {
            /** @enum {boolean} */
            status: true;
            message: string;
            data: components["schemas"]["Risk"];
        };
        /** @description Where a risk stands in the matrix. */
        RiskAssessment: {
            likelihood: components["schemas"]["StepReference"] | null;
            impact: components["schemas"]["StepReference"] | null;
            /** @description Likelihood score × impact score; null until both are chosen. */
            score: number | null;
            rating: components["schemas"]["RatingReference"] | null;
        };
        RiskAssessmentInput: {
            likelihoodId: components["schemas"]["Uuid"] | null;
            impactId: components["schemas"]["Uuid"] | null;
        };
        RiskCategory: {
            id: components["schemas"]["Uuid"];
            version: components["schemas"]["Version"];
            /**
             * Format: int32
             * @description How many records use the entry, removed ones too: they can be restored. A rating is used by the risks whose score it rates.
             */
            uses: number;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            updatedAt: string;
            /** @description Unique among the entries of the organisation. */
            name: components["schemas"]["Line"];
            description: components["schemas"]["Prose"];
            /**
             * Format: int32
             * @description Place in the list, from 0.
             */
            position: number;
            /** @description An inactive entry stays on the records that have it and is no longer offered. */
            active: boolean;
        };
        /** @description An answer: `data` is what was asked for (specification section 7). */
        RiskCategoryAnswer: {
            /** @enum {boolean} */
            status: true;
            message: string;
            data: components["schemas"]["RiskCategory"];
        };
        RiskCategoryInput: {
            /** @description Unique among the entries of the organisation. */
            name: components["schemas"]["Line"];
            /** @default  */
            description?: components["schemas"]["Prose"];
            /**
             * Format: int32
             * @description Place in the list, from 0.
             * @default 0
             */
            position?: number;
            /**
             * @description An inactive entry stays on the records that have it and is no longer offered.
             * @default true
             */
            active?: boolean;
        };
        /** @description A change: the version that was read, and the fields that differ. Without defaults: a field left out stays as it is. */
        RiskCategoryInputChanges: {
            version: components["schemas"]["Version"];
            /** @description Unique among the entries of the organisation. */
            name?: components["schemas"]["Line"];
            description?: components["schemas"]["Prose"];
            /**
             * Format: int32
             * @description Place in the list, from 0.
             */
            position?: number;
            /** @description An inactive entry stays on the records that have it and is no longer offered. */
            active?: boolean;
        };
        /** @description An answer that holds all there is, unpaged. */
        RiskCategoryListAnswer: {
            /** @enum {boolean} */
            status: true;
            message: string;
            data: components["schemas"]["RiskCategory"][];
        };
        /** @description Somebody else changed the entry, its name is taken, or it is in use; `current` is what is stored now. */
        RiskCategoryLookupConflict: {
            /** @enum {boolean} */
            status: false;
            message: string;
            /** @description The refused fields, as far as they are named; empty when the request as a whole was refused. */
            errors: components["schemas"]["FieldError"][];
            current?: components["schemas"]["RiskCategory"];
        };
        /** @description One page of rows, in the requested order, with the id as tie-breaker. */
        RiskCategoryPage: {
            data: components["schemas"]["RiskCategory"][];
            pagination: components["schemas"]["Pagination"];
        };
        /** @description An answer that holds one page of rows. */
        RiskCategoryPageAnswer: {
            /** @enum {boolean} */
            status: true;
            message: string;
            data: components["schemas"]["RiskCategoryPage"];
        };
        /** @description The record was changed by somebody else since it was read; `current` is what is stored now. */
        RiskConflict: {
            /** @enum {boolean} */
            status: false;
            message: string;
            /** @description The refused fields, as far as they are named; empty when the request as a whole was refused. */
            errors: components["schemas"]["FieldError"][];
            current: components["schemas"]["Risk"];
        };
        /**
         * @description Filters of risks that can also mean: nothing.
         * @enum {string}
         */
        RiskGap: "categoryId" | "ratingId" | "ownerId" | "reviewBy";
        /** @description How a risk came to be known. */
        RiskIdentificationSource: {
            id: components["schemas"]["Uuid"];
            version: components["schemas"]["Version"];
            /**
             * Format: int32
             * @description How many records use the entry, removed ones too: they can be restored. A rating is used by the risks whose score it rates.
             */
            uses: number;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            updatedAt: string;
            /** @description Unique among the entries of the organisation. */
            name: components["schemas"]["Line"];
            description: components["schemas"]["Prose"];
            /**
             * Format: int32
             * @description Place in the list, from 0.
             */
            position: number;
            /** @description An inactive entry stays on the records that have it and is no longer offered. */
            active: boolean;
        };
        /** @description An answer: `data` is what was asked for (specification section 7). */
        RiskIdentificationSourceAnswer: {
            /** @enum {boolean} */
            status: true;
            message: string;
            data: components["schemas"]["RiskIdentificationSource"];
        };
        RiskIdentificationSourceInput: {
            /** @description Unique among the entries of the organisation. */
            name: components["schemas"]["Line"];
            /** @default  */
            description?: components["schemas"]["Prose"];
            /**
             * Format: int32
             * @description Place in the list, from 0.
             * @default 0
             */
            position?: number;
            /**
             * @description An inactive entry stays on the records that have it and is no longer offered.
             * @default true
             */
            active?: boolean;
        };
        /** @description A change: the version that was read, and the fields that differ. Without defaults: a field left out stays as it is. */
        RiskIdentificationSourceInputChanges: {
            version: components["schemas"]["Version"];
            /** @description Unique among the entries of the organisation. */
            name?: components["schemas"]["Line"];
            description?: components["schemas"]["Prose"];
            /**
             * Format: int32
             * @description Place in the list, from 0.
             */
            position?: number;
            /** @description An inactive entry stays on the records that have it and is no longer offered. */
            active?: boolean;
        };
        /** @description An answer that holds all there is, unpaged. */
        RiskIdentificationSourceListAnswer: {
            /** @enum {boolean} */
            status: true;
            message: string;
            data: components["schemas"]["RiskIdentificationSource"][];
        };
        /** @description Somebody else changed the entry, its name is taken, or it is in use; `current` is what is stored now. */
        RiskIdentificationSourceLookupConflict: {
            /** @enum {boolean} */
            status: false;
            message: string;
            /** @description The refused fields, as far as they are named; empty when the request as a whole was refused. */
            errors: components["schemas"]["FieldError"][];
            current?: components["schemas"]["RiskIdentificationSource"];
        };
        /** @description One page of rows, in the requested order, with the id as tie-breaker. */
        RiskIdentificationSourcePage: {
            data: components["schemas"]["RiskIdentificationSource"][];
            pagination: components["schemas"]["Pagination"];
        };
        /** @description An answer that holds one page of rows. */
        RiskIdentificationSourcePageAnswer: {
            /** @enum {boolean} */
            status: true;
            message: string;
            data: components["schemas"]["RiskIdentificationSourcePage"];
        };
        RiskImpact: {
            id: components["schemas"]["Uuid"];
            version: components["schemas"]["Version"];
            /**
             * Format: int32
             * @description How many records use the entry, removed ones too: they can be restored. A rating is used by the risks whose score it rates.
             */
            uses: number;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            updatedAt: string;
            /** @description Unique among the entries of the organisation. */
            name: components["schemas"]["Line"];
            description: components["schemas"]["Prose"];
            /**
             * Format: int32
             * @description Place in the list, from 0.
             */
            position: number;
            /** @description An inactive entry stays on the records that have it and is no longer offered. */
            active: boolean;
            /** Format: int32 */
            score: number;
            colour: components["schemas"]["Colour"] | null;
        };
        /** @description An answer: `data` is what was asked for (specification section 7). */
        RiskImpactAnswer: {
            /** @enum {boolean} */
            status: true;
            message: string;
            data: components["schemas"]["RiskImpact"];
        };
        RiskImpactInput: {
            /** @description Unique among the entries of the organisation. */
            name: components["schemas"]["Line"];
            /** @default  */
            description?: components["schemas"]["Prose"];
            /**
             * Format: int32
             * @description Place in the list, from 0.
             * @default 0
             */
            position?: number;
            /**
             * @description An inactive entry stays on the records that have it and is no longer offered.
             * @default true
             */
            active?: boolean;
            /** Format: int32 */
            score: number;
            /** @default null */
            colour?: components["schemas"]["Colour"] | null;
        };
        /** @description A change: the version that was read, and the fields that differ. Without defaults: a field left out stays as it is. */
        RiskImpactInputChanges: {
            version: components["schemas"]["Version"];
            /** @description Unique among the entries of the organisation. */
            name?: components["schemas"]["Line"];
            description?: components["schemas"]["Prose"];
            /**
             * Format: int32
             * @description Place in the list, from 0.
             */
            position?: number;
            /** @description An inactive entry stays on the records that have it and is no longer offered. */
            active?: boolean;
            /** Format: int32 */
            score?: number;
            colour?: components["schemas"]["Colour"] | null;
        };
        /** @description An answer that holds all there is, unpaged. */
        RiskImpactListAnswer: {
            /** @enum {boolean} */
            status: true;
            message: string;
            data: components["schemas"]["RiskImpact"][];
        };
        /** @description Somebody else changed the entry, its name is taken, or it is in use; `current` is what is stored now. */
        RiskImpactLookupConflict: {
            /** @enum {boolean} */
            status: false;
            message: string;
            /** @description The refused fields, as far as they are named; empty when the request as a whole was refused. */
            errors: components["schemas"]["FieldError"][];
            current?: components["schemas"]["RiskImpact"];
        };
        /** @description One page of rows, in the requested order, with the id as tie-breaker. */
        RiskImpactPage: {
            data: components["schemas"]["RiskImpact"][];
            pagination: components["schemas"]["Pagination"];
        };
        /** @description An answer that holds one page of rows. */
        RiskImpactPageAnswer: {
            /** @enum {boolean} */
            status: true;
            message: string;
            data: components["schemas"]["RiskImpactPage"];
        };
        RiskInput: {
            title: components["schemas"]["Line"];
            /** @default  */
            description?: components["schemas"]["Prose"];
            /**
             * @description Repeated ids count once.
             * @default []
             */
            categoryIds?: components["schemas"]["Uuid"][];
            /** @default null */
            identificationSourceId?: components["schemas"]["Uuid"] | null;
            /**
             * @description A member of the organisation.
             * @default null
             */
            ownerId?: components["schemas"]["Uuid"] | null;
            /**
             * @description Information assets; repeated ids count once.
             * @default []
             */
            assetIds?: components["schemas"]["Uuid"][];
            /** @default [] */
            pillars?: components["schemas"]["SecurityPillar"][];
            /** @default  */
            existingControls?: components["schemas"]["Prose"];
            /**
             * @description Before any control.
             * @default {
             *       "likelihoodId": null,
             *       "impactId": null
             *     }
             */
            inherent?: components["schemas"]["RiskAssessmentInput"];
            /**
             * @description With the controls of today.
             * @default {
             *       "likelihoodId": null,
             *       "impactId": null
             *     }
             */
            current?: components["schemas"]["RiskAssessmentInput"];
            /**
             * @description Once the treatment plan is done.
             * @default {
             *       "likelihoodId": null,
             *       "impactId": null
             *     }
             */
            residual?: components["schemas"]["RiskAssessmentInput"];
            /** @default NONE */
            treatment?: components["schemas"]["RiskTreatment"];
            /**
             * @description Why this treatment.
             * @default
             */
            justification?: components["schemas"]["Prose"];
            /**
             * @default {
             *       "actions": "",
             *       "dueOn": null,
             *       "progress": 0,
             *       "status": "NOT_STARTED"
             *     }
             */
            treatmentPlan?: components["schemas"]["TreatmentPlan"];
            /**
             * @description The day by which the risk is to be looked at again.
             * @default null
             */
            nextReviewOn?: string | null;
        };
        /** @description A change: the version that was read, and the fields that differ. Without defaults: a field left out stays as it is. */
        RiskInputChanges: {
            version: components["schemas"]["Version"];
            title?: components["schemas"]["Line"];
            description?: components["schemas"]["Prose"];
            /** @description Repeated ids count once. */
            categoryIds?: components["schemas"]["Uuid"][];
            identificationSourceId?: components["schemas"]["Uuid"] | null;
            /** @description A member of the organisation. */
            ownerId?: components["schemas"]["Uuid"] | null;
            /** @description Information assets; repeated ids count once. */
            assetIds?: components["schemas"]["Uuid"][];
            pillars?: components["schemas"]["SecurityPillar"][];
            existingControls?: components["schemas"]["Prose"];
            /** @description Before any control. */
            inherent?: components["schemas"]["RiskAssessmentInput"];
            /** @description With the controls of today. */
            current?: components["schemas"]["RiskAssessmentInput"];
            /** @description Once the treatment plan is done. */
            residual?: components["schemas"]["RiskAssessmentInput"];
            treatment?: components["schemas"]["RiskTreatment"];
            /** @description Why this treatment. */
            justification?: components["schemas"]["Prose"];
            treatmentPlan?: components["schemas"]["TreatmentPlan"];
            /** @description The day by which the risk is to be looked at again. */
            nextReviewOn?: string | null;
        };
        RiskLikelihood: {
            id: components["schemas"]["Uuid"];
            version: components["schemas"]["Version"];
            /**
             * Format: int32
             * @description How many records use the entry, removed ones too: they can be restored. A rating is used by the risks whose score it rates.
             */
            uses: number;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            updatedAt: string;
            /** @description Unique among the entries of the organisation. */
            name: components["schemas"]["Line"];
            description: components["schemas"]["Prose"];
            /**
             * Format: int32
             * @description Place in the list, from 0.
             */
            position: number;
            /** @description An inactive entry stays on the records that have it and is no longer offered. */
            active: boolean;
            /** Format: int32 */
            score: number;
            colour: components["schemas"]["Colour"] | null;
        };
        /** @description An answer: `data` is what was asked for (specification section 7). */
        RiskLikelihoodAnswer: {
            /** @enum {boolean} */
            status: true;
            message: string;
            data: components["schemas"]["RiskLikelihood"];
        };
        RiskLikelihoodInput: {
            /** @description Unique among the entries of the organisation. */
            name: components["schemas"]["Line"];
            /** @default  */
            description?: components["schemas"]["Prose"];
            /**
             * Format: int32
             * @description Place in the list, from 0.
             * @default 0
             */
            position?: number;
            /**
             * @description An inactive entry stays on the records that have it and is no longer offered.
             * @default true
             */
            active?: boolean;
            /** Format: int32 */
            score: number;
            /** @default null */
            colour?: components["schemas"]["Colour"] | null;
        };
        /** @description A change: the version that was read, and the fields that differ. Without defaults: a field left out stays as it is. */
        RiskLikelihoodInputChanges: {
            version: components["schemas"]["Version"];
            /** @description Unique among the entries of the organisation. */
            name?: components["schemas"]["Line"];
            description?: components["schemas"]["Prose"];
            /**
             * Format: int32
             * @description Place in the list, from 0.
             */
            position?: number;
            /** @description An inactive entry stays on the records that have it and is no longer offered. */
            active?: boolean;
            /** Format: int32 */
            score?: number;
            colour?: components["schemas"]["Colour"] | null;
        };
        /** @description An answer that holds all there is, unpaged. */
        RiskLikelihoodListAnswer: {
            /** @enum {boolean} */
            status: true;
            message: string;
            data: components["schemas"]["RiskLikelihood"][];
        };
        /** @description Somebody else changed the entry, its name is taken, or it is in use; `current` is what is stored now. */
        RiskLikelihoodLookupConflict: {
            /** @enum {boolean} */
            status: false;
            message: string;
            /** @description The refused fields, as far as they are named; empty when the request as a whole was refused. */
            errors: components["schemas"]["FieldError"][];
            current?: components["schemas"]["RiskLikelihood"];
        };
        /** @description One page of rows, in the requested order, with the id as tie-breaker. */
        RiskLikelihoodPage: {
            data: components["schemas"]["RiskLikelihood"][];
            pagination: components["schemas"]["Pagination"];
        };
        /** @description An answer that holds one page of rows. */
        RiskLikelihoodPageAnswer: {
            /** @enum {boolean} */
            status: true;
            message: string;
            data: components["schemas"]["RiskLikelihoodPage"];
        };
        /** @description One page of rows, in the requested order, with the id as tie-breaker. */
        RiskPage: {
            data: components["schemas"]["Risk"][];
            pagination: components["schemas"]["Pagination"];
        };
        /** @description An answer that holds one page of rows. */
        RiskPageAnswer: {
            /** @enum {boolean} */
            status: true;
            message: string;
            data: components["schemas"]["RiskPage"];
        };
        RiskRating: {
            id: components["schemas"]["Uuid"];
            version: components["schemas"]["Version"];
            /**
             * Format: int32
             * @description How many records use the entry, removed ones too: they can be restored. A rating is used by the risks whose score it rates.
             */
            uses: number;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            updatedAt: string;
            /** @description Unique among the entries of the organisation. */
            name: components["schemas"]["Line"];
            description: components["schemas"]["Prose"];
            /**
             * Format: int32
             * @description Place in the list, from 0.
             */
            position: number;
            /** @description An inactive entry stays on the records that have it and is no longer offered. */
            active: boolean;
            /** Format: int32 */
            minimumScore: number;
            colour: components["schemas"]["Colour"] | null;
        };
        /** @description An answer: `data` is what was asked for (specification section 7). */
        RiskRatingAnswer: {
            /** @enum {boolean} */
            status: true;
            message: string;
            data: components["schemas"]["RiskRating"];
        };
        RiskRatingInput: {
            /** @description Unique among the entries of the organisation. */
            name: components["schemas"]["Line"];
            /** @default  */
            description?: components["schemas"]["Prose"];
            /**
             * Format: int32
             * @description Place in the list, from 0.
             * @default 0
             */
            position?: number;
            /**
             * @description An inactive entry stays on the records that have it and is no longer offered.
             * @default true
             */
            active?: boolean;
            /** Format: int32 */
            minimumScore: number;
            /** @default null */
            colour?: components["schemas"]["Colour"] | null;
        };
        /** @description A change: the version that was read, and the fields that differ. Without defaults: a field left out stays as it is. */
        RiskRatingInputChanges: {
            version: components["schemas"]["Version"];
            /** @description Unique among the entries of the organisation. */
            name?: components["schemas"]["Line"];
            description?: components["schemas"]["Prose"];
            /**
             * Format: int32
             * @description Place in the list, from 0.
             */
            position?: number;
            /** @description An inactive entry stays on the records that have it and is no longer offered. */
            active?: boolean;
            /** Format: int32 */
            minimumScore?: number;
            colour?: components["schemas"]["Colour"] | null;
        };
        /** @description An answer that holds all there is, unpaged. */
        RiskRatingListAnswer: {
            /** @enum {boolean} */
            status: true;
            message: string;
            data: components["schemas"]["RiskRating"][];
        };
        /** @description Somebody else changed the entry, its name is taken, or it is in use; `current` is what is stored now. */
        RiskRatingLookupConflict: {
            /** @enum {boolean} */
            status: false;
            message: string;
            /** @description The refused fields, as far as they are named; empty when the request as a whole was refused. */
            errors: components["schemas"]["FieldError"][];
            current?: components["schemas"]["RiskRating"];
        };
        /** @description One page of rows, in the requested order, with the id as tie-breaker. */
        RiskRatingPage: {
            data: components["schemas"]["RiskRating"][];
            pagination: components["schemas"]["Pagination"];
        };
        /** @description An answer that holds one page of rows. */
        RiskRatingPageAnswer: {
            /** @enum {boolean} */
            status: true;
            message: string;
            data: components["schemas"]["RiskRatingPage"];
        };
        /** @description Somebody else changed the record, or a live one has what must be unique; `current` is what is stored of it. */
        RiskRestorationConflict: {
            /** @enum {boolean} */
            status: false;
            message: string;
            /** @description The refused fields, as far as they are named; empty when the request as a whole was refused. */
            errors: components["schemas"]["FieldError"][];
            current?: components["schemas"]["Risk"];
        };
        /** @enum {string} */
        RiskSort: "ref" | "title" | "owner" | "inherent" | "current" | "residual" | "treatment" | "dueOn" | "nextReviewOn" | "updatedAt";
        /**
         * @description How a risk is treated (ISO/IEC 27005, clause 8.6).
         * @enum {string}
         */
        RiskTreatment: "AVOID" | "ACCEPT" | "MITIGATE" | "TRANSFER" | "NONE";
        SecondFactorCode: {
            code: string;
        };
        /** @description What an authenticator app needs; shown once, and without effect until a code confirms it. */
        SecondFactorSecret: {
            /** @description Base32, for typing. */
            secret: string;
            /** @description `otpauth:` address, for a QR code. */
            uri: string;
        };
        /** @description An answer: `data` is what was asked for (specification section 7). */
        SecondFactorSecretAnswer: {
            /** @enum {boolean} */
            status: true;
            message: string;
            data: components["schemas"]["SecondFactorSecret"];
        };
        /**
         * @description What a risk may harm (ISO/IEC 27000, 3.10, 3.36, 3.7).
         * @enum {string}
         */
        SecurityPillar: "CONFIDENTIALITY" | "INTEGRITY" | "AVAILABILITY";
        /** @description A browser in which the person is signed in. */
        SignInSession: {
            id: string;
            current: boolean;
            userAgent: string | null;
            ip: string | null;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            lastActiveAt: string;
        };
        /** @description An answer that holds all there is, unpaged. */
        SignInSessionListAnswer: {
            /** @enum {boolean} */
            status: true;
            message: string;
            data: components["schemas"]["SignInSession"][];
        };
        /** @description A chosen step of a matrix axis. */
        StepReference: {
            id: components["schemas"]["Uuid"];
            name: string;
            /** Format: int32 */
            score: number;
        };
        /** @description What is done about a risk (ISO/IEC 27001, 6.1.3 e). */
        TreatmentPlan: {
            actions: components["schemas"]["Prose"];
            dueOn: string | null;
            /**
             * Format: int32
             * @description In per cent.
             */
            progress: number;
            status: components["schemas"]["TreatmentPlanStatus"];
        };
        /** @enum {string} */
        TreatmentPlanStatus: "NOT_STARTED" | "IN_PROGRESS" | "COMPLETED" | "ON_HOLD" | "CANCELLED";
        /** @description What a recipient has done with a notification. */
        UserNotification: {
            status: components["schemas"]["NotificationStatus"];
        };
        /** @description How dates and times are shown to the person; null is what the browser says. */
        UserPreferences: {
            /** @description BCP 47: `en-GB`. */
            locale: string | null;
            /** @description Of the IANA time zone database: `Europe/London`. */
            timeZone: string | null;
        };
        /** @description An answer: `data` is what was asked for (specification section 7). */
        UserPreferencesAnswer: {
            /** @enum {boolean} */
            status: true;
            message: string;
            data: components["schemas"]["UserPreferences"];
        };
        UserPreferencesInput: {
            locale?: string | null;
            timeZone?: string | null;
        };
        /** Format: uuid */
        Uuid: string;
        /**
         * Format: int32
         * @description Raised by one with every change; a change names the version it read.
         */
        Version: number;
    };
    responses: never;
    parameters: {
        "ActivityFilter.action": components["schemas"]["ActivityAction"][];
        "ActivityFilter.actorId": components["schemas"]["Uuid"][];
        "ActivityFilter.entityType": string;
        AtVersion: components["schemas"]["Version"];
        InOrganisation: components["schemas"]["Uuid"];
        "InformationAssetFilter.availability": components["schemas"]["Level"][];
        "InformationAssetFilter.confidentiality": components["schemas"]["Level"][];
        "InformationAssetFilter.integrity": components["schemas"]["Level"][];
        "InformationAssetFilter.kind": components["schemas"]["AssetKind"];
        "InformationAssetFilter.ownerId": components["schemas"]["Uuid"][];
        /** @description Whose next review is on this day or before. */
        "InformationAssetFilter.reviewBy": string;
        "InformationAssetFilter.typeId": components["schemas"]["Uuid"][];
        /** @description Filters that an asset with nothing there meets too: no type, unassigned, not rated, no review planned. */
        "InformationAssetFilter.without": components["schemas"]["InformationAssetGap"][];
        "LoginLogFilter.event": components["schemas"]["LoginEvent"][];
        /** @description Only those that are not read yet. */
        NotificationFilter: boolean;
        "PlatformUserFilter.active": boolean;
        "PlatformUserFilter.approved": boolean;
        Repeatable: string;
        "RiskFilter.categoryId": components["schemas"]["Uuid"][];
        "RiskFilter.ownerId": components["schemas"]["Uuid"][];
        /** @description Bands of the current rating. */
        "RiskFilter.ratingId": components["schemas"]["Uuid"][];
        /** @description Whose next review is on this day or before. */
        "RiskFilter.reviewBy": string;
        "RiskFilter.treatment": components["schemas"]["RiskTreatment"][];
        /** @description Filters that a risk with nothing there meets too: no category, not rated, unassigned, no review planned. */
        "RiskFilter.without": components["schemas"]["RiskGap"][];
        "Span.from": string;
        "Span.to": string;
    };
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    "Activities.list": {
        parameters: {
            query?: {
                /** @description Text that a row contains; letter case does not matter. */
                search?: string;
                sortId?: components["schemas"]["ActivitySort"];
                desc?: boolean;
                page?: number;
                perPage?: number;
                actorId?: components["parameters"]["ActivityFilter.actorId"];
                action?: components["parameters"]["ActivityFilter.action"];
                entityType?: components["parameters"]["ActivityFilter.entityType"];
                from?: components["parameters"]["Span.from"];
                to?: components["parameters"]["Span.to"];
            };
            header: {
                "X-Organisation-Id": components["parameters"]["InOrganisation"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request has succeeded. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ActivityPageAnswer"];
                };
            };
            /** @description The server could not understand the request due to invalid syntax. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Access is unauthorized. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Access is forbidden. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Client error */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    "Activities.listAll": {
        parameters: {
            query?: {
                /** @description Text that a row contains; letter case does not matter. */
                search?: string;
                sortId?: components["schemas"]["ActivitySort"];
                desc?: boolean;
                page?: number;
                perPage?: number;
                actorId?: components["parameters"]["ActivityFilter.actorId"];
                action?: components["parameters"]["ActivityFilter.action"];
                entityType?: components["parameters"]["ActivityFilter.entityType"];
                from?: components["parameters"]["Span.from"];
                to?: components["parameters"]["Span.to"];
            };
            header: {
                "X-Organisation-Id": components["parameters"]["InOrganisation"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request has succeeded. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ActivityPageAnswer"];
                };
            };
            /** @description The server could not understand the request due to invalid syntax. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Access is unauthorized. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Access is forbidden. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Client error */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    "PlatformActivities.list": {
        parameters: {
            query?: {
                /** @description Text that a row contains; letter case does not matter. */
                search?: string;
                sortId?: components["schemas"]["ActivitySort"];
                desc?: boolean;
                page?: number;
                perPage?: number;
                actorId?: components["parameters"]["ActivityFilter.actorId"];
                action?: components["parameters"]["ActivityFilter.action"];
                entityType?: components["parameters"]["ActivityFilter.entityType"];
                from?: components["parameters"]["Span.from"];
                to?: components["parameters"]["Span.to"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request has succeeded. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ActivityPageAnswer"];
                };
            };
            /** @description The server could not understand the request due to invalid syntax. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Access is unauthorized. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Access is forbidden. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Client error */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    "PlatformActivities.listAll": {
        parameters: {
            query?: {
                /** @description Text that a row contains; letter case does not matter. */
                search?: string;
                sortId?: components["schemas"]["ActivitySort"];
                desc?: boolean;
                page?: number;
                perPage?: number;
                actorId?: components["parameters"]["ActivityFilter.actorId"];
                action?: components["parameters"]["ActivityFilter.action"];
                entityType?: components["parameters"]["ActivityFilter.entityType"];
                from?: components["parameters"]["Span.from"];
                to?: components["parameters"]["Span.to"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request has succeeded. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ActivityPageAnswer"];
                };
            };
            /** @description The server could not understand the request due to invalid syntax. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Access is unauthorized. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Access is forbidden. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Client error */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    "PlatformUsers.list": {
        parameters: {
            query?: {
                /** @description Text that a row contains; letter case does not matter. */
                search?: string;
                sortId?: components["schemas"]["PlatformUserSort"];
                desc?: boolean;
                page?: number;
                perPage?: number;
                approved?: components["parameters"]["PlatformUserFilter.approved"];
                active?: components["parameters"]["PlatformUserFilter.active"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request has succeeded. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PlatformUserPageAnswer"];
                };
            };
            /** @description The server could not understand the request due to invalid syntax. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Access is unauthorized. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Access is forbidden. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Client error */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    "PlatformUsers.update": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["Uuid"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PlatformUserChanges"];
            };
        };
        responses: {
            /** @description The request has succeeded. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PlatformUserAnswer"];
                };
            };
            /** @description The server could not understand the request due to invalid syntax. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Access is unauthorized. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Access is forbidden. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The server cannot find the requested resource. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The record was changed by somebody else since it was read; `current` is what is stored now. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PlatformUserConflict"] | components["schemas"]["Failure"];
                };
            };
            /** @description The body is larger than the largest that the operation's fields allow, or longer than it says. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The body is not `application/json`. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Client error */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    "AssetTypes.list": {
        parameters: {
            query?: {
                /** @description Text that a row contains; letter case does not matter. */
                search?: string;
                sortId?: components["schemas"]["LookupSort"];
                desc?: boolean;
                page?: number;
                perPage?: number;
            };
            header: {
                "X-Organisation-Id": components["parameters"]["InOrganisation"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request has succeeded. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AssetTypePageAnswer"];
                };
            };
            /** @description The server could not understand the request due to invalid syntax. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Access is unauthorized. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Access is forbidden. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Client error */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    "AssetTypes.create": {
        parameters: {
            query?: never;
            header: {
                "X-Organisation-Id": components["parameters"]["InOrganisation"];
                "Idempotency-Key"?: components["parameters"]["Repeatable"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AssetTypeInput"];
            };
        };
        responses: {
            /** @description The request has succeeded and a new resource has been created as a result. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AssetTypeAnswer"];
                };
            };
            /** @description The server could not understand the request due to invalid syntax. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Access is unauthorized. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Access is forbidden. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The request contradicts what is stored, for example a name that is taken or a look-up that is in use. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The body is larger than the largest that the operation's fields allow, or longer than it says. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The body is not `application/json`. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Client error */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    "AssetTypes.options": {
        parameters: {
            query?: never;
            header: {
                "X-Organisation-Id": components["parameters"]["InOrganisation"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request has succeeded. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AssetTypeListAnswer"];
                };
            };
            /** @description The server could not understand the request due to invalid syntax. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Access is unauthorized. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Access is forbidden. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Client error */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    "AssetTypes.remove": {
        parameters: {
            query: {
                version: components["parameters"]["AtVersion"];
            };
            header: {
                "X-Organisation-Id": components["parameters"]["InOrganisation"];
            };
            path: {
                id: components["schemas"]["Uuid"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request has succeeded. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
                };
            };
            /** @description The server could not understand the request due to invalid syntax. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Access is unauthorized. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Access is forbidden. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The server cannot find the requested resource. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Somebody else changed the entry, its name is taken, or it is in use; `current` is what is stored now. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AssetTypeLookupConflict"];
                };
            };
            /** @description Client error */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    "AssetTypes.update": {
        parameters: {
            query?: never;
            header: {
                "X-Organisation-Id": components["parameters"]["InOrganisation"];
            };
            path: {
                id: components["schemas"]["Uuid"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AssetTypeInputChanges"];
            };
        };
        responses: {
            /** @description The request has succeeded. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AssetTypeAnswer"];
                };
            };
            /** @description The server could not understand the request due to invalid syntax. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Access is unauthorized. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Access is forbidden. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The server cannot find the requested resource. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Somebody else changed the entry, its name is taken, or it is in use; `current` is what is stored now. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AssetTypeLookupConflict"];
                };
            };
            /** @description The body is larger than the largest that the operation's fields allow, or longer than it says. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The body is not `application/json`. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Client error */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    "LoginLogs.list": {
        parameters: {
            query?: {
                /** @description Text that a row contains; letter case does not matter. */
                search?: string;
                sortId?: components["schemas"]["LoginLogSort"];
                desc?: boolean;
                page?: number;
                perPage?: number;
                event?: components["parameters"]["LoginLogFilter.event"];
                from?: components["parameters"]["Span.from"];
                to?: components["parameters"]["Span.to"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request has succeeded. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LoginLogPageAnswer"];
                };
            };
            /** @description The server could not understand the request due to invalid syntax. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Access is unauthorized. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Access is forbidden. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Client error */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    "Accounts.me": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request has succeeded. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CurrentUserAnswer"];
                };
            };
            /** @description The server could not understand the request due to invalid syntax. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Access is unauthorized. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Access is forbidden. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Client error */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    "Accounts.refresh": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request has succeeded. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CurrentUserAnswer"];
                };
            };
            /** @description The server could not understand the request due to invalid syntax. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Access is unauthorized. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Access is forbidden. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Client error */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    "Accounts.organisations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request has succeeded. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrganisationMembershipsAnswer"];
                };
            };
            /** @description The server could not understand the request due to invalid syntax. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Access is unauthorized. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Access is forbidden. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Client error */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    "Accounts.beginSecondFactor": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request has succeeded and a new resource has been created as a result. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SecondFactorSecretAnswer"];
                };
            };
            /** @description The server could not understand the request due to invalid syntax. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Access is unauthorized. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Access is forbidden. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The server cannot find the requested resource. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The request contradicts what is stored, for example a name that is taken or a look-up that is in use. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Client error */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    "Accounts.confirmSecondFactor": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SecondFactorCode"];
            };
        };
        responses: {
            /** @description The request has succeeded. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
                };
            };
            /** @description The server could not understand the request due to invalid syntax. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Access is unauthorized. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Access is forbidden. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The server cannot find the requested resource. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The body is larger than the largest that the operation's fields allow, or longer than it says. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The body is not `application/json`. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Client error */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    "Accounts.removeSecondFactor": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SecondFactorCode"];
            };
        };
        responses: {
            /** @description The request has succeeded. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
                };
            };
            /** @description The server could not understand the request due to invalid syntax. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Access is unauthorized. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Access is forbidden. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The server cannot find the requested resource. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The body is larger than the largest that the operation's fields allow, or longer than it says. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The body is not `application/json`. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Client error */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    "Accounts.sessions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request has succeeded. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SignInSessionListAnswer"];
                };
            };
            /** @description The server could not understand the request due to invalid syntax. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Access is unauthorized. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Access is forbidden. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The server cannot find the requested resource. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Client error */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    "Accounts.revokeSession": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request has succeeded. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
                };
            };
            /** @description The server could not understand the request due to invalid syntax. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Access is unauthorized. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Access is forbidden. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The server cannot find the requested resource. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Client error */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    "HelpfulTips.list": {
        parameters: {
            query?: {
                /** @description Text that a row contains; letter case does not matter. */
                search?: string;
                sortId?: components["schemas"]["HelpfulTipSort"];
                desc?: boolean;
                page?: number;
                perPage?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request has succeeded. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HelpfulTipPageAnswer"];
                };
            };
            /** @description The server could not understand the request due to invalid syntax. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Access is unauthorized. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Access is forbidden. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Client error */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    "InformationAssets.list": {
        parameters: {
            query?: {
                /** @description Text that a row contains; letter case does not matter. */
                search?: string;
                sortId?: components["schemas"]["InformationAssetSort"];
                desc?: boolean;
                page?: number;
                perPage?: number;
                typeId?: components["parameters"]["InformationAssetFilter.typeId"];
                ownerId?: components["parameters"]["InformationAssetFilter.ownerId"];
                kind?: components["parameters"]["InformationAssetFilter.kind"];
                confidentiality?: components["parameters"]["InformationAssetFilter.confidentiality"];
                integrity?: components["parameters"]["InformationAssetFilter.integrity"];
                availability?: components["parameters"]["InformationAssetFilter.availability"];
                /** @description Whose next review is on this day or before. */
                reviewBy?: components["parameters"]["InformationAssetFilter.reviewBy"];
                /** @description Filters that an asset with nothing there meets too: no type, unassigned, not rated, no review planned. */
                without?: components["parameters"]["InformationAssetFilter.without"];
            };
            header: {
                "X-Organisation-Id": components["parameters"]["InOrganisation"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request has succeeded. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InformationAssetPageAnswer"];
                };
            };
            /** @description The server could not understand the request due to invalid syntax. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Access is unauthorized. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Access is forbidden. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Client error */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    "InformationAssets.create": {
        parameters: {
            query?: never;
            header: {
                "X-Organisation-Id": components["parameters"]["InOrganisation"];
                "Idempotency-Key"?: components["parameters"]["Repeatable"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["InformationAssetInput"];
            };
        };
        responses: {
            /** @description The request has succeeded and a new resource has been created as a result. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InformationAssetAnswer"];
                };
            };
            /** @description The server could not understand the request due to invalid syntax. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Access is unauthorized. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Access is forbidden. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The request contradicts what is stored, for example a name that is taken or a look-up that is in use. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The body is larger than the largest that the operation's fields allow, or longer than it says. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The body is not `application/json`. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Client error */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    "InformationAssets.options": {
        parameters: {
            query?: {
                search?: string;
            };
            header: {
                "X-Organisation-Id": components["parameters"]["InOrganisation"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request has succeeded. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RecordOptionListAnswer"];
                };
            };
            /** @description The server could not understand the request due to invalid syntax. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Access is unauthorized. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Access is forbidden. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Client error */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    "InformationAssets.removalOutlook": {
        parameters: {
            query: {
                id: components["schemas"]["Uuid"][];
            };
            header: {
                "X-Organisation-Id": components["parameters"]["InOrganisation"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request has succeeded. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RemovalOutlookAnswer"];
                };
            };
            /** @description The server could not understand the request due to invalid syntax. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Access is unauthorized. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Access is forbidden. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Client error */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    "InformationAssets.removeMany": {
        parameters: {
            query?: never;
            header: {
                "X-Organisation-Id": components["parameters"]["InOrganisation"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RemovalOfSeveral"];
            };
        };
        responses: {
            /** @description The request has succeeded. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
                };
            };
            /** @description The server could not understand the request due to invalid syntax. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Access is unauthorized. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Access is forbidden. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The request contradicts what is stored, for example a name that is taken or a look-up that is in use. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The body is larger than the largest that the operation's fields allow, or longer than it says. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The body is not `application/json`. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Client error */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    "InformationAssets.removed": {
        parameters: {
            query?: {
                /** @description Text that a row contains; letter case does not matter. */
                search?: string;
                sortId?: components["schemas"]["RemovedSort"];
                desc?: boolean;
                page?: number;
                perPage?: number;
            };
            header: {
                "X-Organisation-Id": components["parameters"]["InOrganisation"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request has succeeded. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RemovedRecordPageAnswer"];
                };
            };
            /** @description The server could not understand the request due to invalid syntax. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Access is unauthorized. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Access is forbidden. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Client error */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    "InformationAssets.restoreMany": {
        parameters: {
            query?: never;
            header: {
                "X-Organisation-Id": components["parameters"]["InOrganisation"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RecordVersions"];
            };
        };
        responses: {
            /** @description The request has succeeded. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
                };
            };
            /** @description The server could not understand the request due to invalid syntax. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Access is unauthorized. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Access is forbidden. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The request contradicts what is stored, for example a name that is taken or a look-up that is in use. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The body is larger than the largest that the operation's fields allow, or longer than it says. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The body is not `application/json`. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Client error */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    "InformationAssets.get": {
        parameters: {
            query?: never;
            header: {
                "X-Organisation-Id": components["parameters"]["InOrganisation"];
            };
            path: {
                id: components["schemas"]["Uuid"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request has succeeded. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InformationAssetAnswer"];
                };
            };
            /** @description The server could not understand the request due to invalid syntax. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Access is unauthorized. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Access is forbidden. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The server cannot find the requested resource. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Client error */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    "InformationAssets.remove": {
        parameters: {
            query: {
                version: components["parameters"]["AtVersion"];
            };
            header: {
                "X-Organisation-Id": components["parameters"]["InOrganisation"];
            };
            path: {
                id: components["schemas"]["Uuid"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request has succeeded. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
                };
            };
            /** @description The server could not understand the request due to invalid syntax. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Access is unauthorized. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Access is forbidden. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The server cannot find the requested resource. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The record was changed by somebody else since it was read; `current` is what is stored now. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InformationAssetConflict"];
                };
            };
            /** @description Client error */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    "InformationAssets.update": {
        parameters: {
            query?: never;
            header: {
                "X-Organisation-Id": components["parameters"]["InOrganisation"];
            };
            path: {
                id: components["schemas"]["Uuid"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["InformationAssetInputChanges"];
            };
        };
        responses: {
            /** @description The request has succeeded. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InformationAssetAnswer"];
                };
            };
            /** @description The server could not understand the request due to invalid syntax. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Access is unauthorized. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Access is forbidden. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The server cannot find the requested resource. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The record was changed by somebody else since it was read; `current` is what is stored now. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InformationAssetConflict"];
                };
            };
            /** @description The body is larger than the largest that the operation's fields allow, or longer than it says. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The body is not `application/json`. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Client error */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    "InformationAssets.position": {
        parameters: {
            query?: {
                /** @description Text that a row contains; letter case does not matter. */
                search?: string;
                sortId?: components["schemas"]["InformationAssetSort"];
                desc?: boolean;
                typeId?: components["parameters"]["InformationAssetFilter.typeId"];
                ownerId?: components["parameters"]["InformationAssetFilter.ownerId"];
                kind?: components["parameters"]["InformationAssetFilter.kind"];
                confidentiality?: components["parameters"]["InformationAssetFilter.confidentiality"];
                integrity?: components["parameters"]["InformationAssetFilter.integrity"];
                availability?: components["parameters"]["InformationAssetFilter.availability"];
                /** @description Whose next review is on this day or before. */
                reviewBy?: components["parameters"]["InformationAssetFilter.reviewBy"];
                /** @description Filters that an asset with nothing there meets too: no type, unassigned, not rated, no review planned. */
                without?: components["parameters"]["InformationAssetFilter.without"];
            };
            header: {
                "X-Organisation-Id": components["parameters"]["InOrganisation"];
            };
            path: {
                id: components["schemas"]["Uuid"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request has succeeded. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RecordPositionAnswer"];
                };
            };
            /** @description The server could not understand the request due to invalid syntax. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Access is unauthorized. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Access is forbidden. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The server cannot find the requested resource. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Client error */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    "InformationAssets.removeOne": {
        parameters: {
            query?: never;
            header: {
                "X-Organisation-Id": components["parameters"]["InOrganisation"];
            };
            path: {
                id: components["schemas"]["Uuid"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RemovalInput"];
            };
        };
        responses: {
            /** @description The request has succeeded. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
                };
            };
            /** @description The server could not understand the request due to invalid syntax. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Access is unauthorized. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Access is forbidden. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The server cannot find the requested resource. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The record was changed by somebody else since it was read; `current` is what is stored now. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InformationAssetConflict"];
                };
            };
            /** @description The body is larger than the largest that the operation's fields allow, or longer than it says. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The body is not `application/json`. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Client error */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    "InformationAssets.restore": {
        parameters: {
            query?: never;
            header: {
                "X-Organisation-Id": components["parameters"]["InOrganisation"];
            };
            path: {
                id: components["schemas"]["Uuid"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RestoreInput"];
            };
        };
        responses: {
            /** @description The request has succeeded. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InformationAssetAnswer"];
                };
            };
            /** @description The server could not understand the request due to invalid syntax. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Access is unauthorized. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Access is forbidden. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The server cannot find the requested resource. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Somebody else changed the record, or a live one has what must be unique; `current` is what is stored of it. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InformationAssetRestorationConflict"];
                };
            };
            /** @description The body is larger than the largest that the operation's fields allow, or longer than it says. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The body is not `application/json`. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Client error */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    "Notifications.list": {
        parameters: {
            query?: {
                /** @description Text that a row contains; letter case does not matter. */
                search?: string;
                sortId?: components["schemas"]["NotificationSort"];
                desc?: boolean;
                page?: number;
                perPage?: number;
                /** @description Only those that are not read yet. */
                unread?: components["parameters"]["NotificationFilter"];
            };
            header: {
                "X-Organisation-Id": components["parameters"]["InOrganisation"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request has succeeded. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotificationPageAnswer"];
                };
            };
            /** @description The server could not understand the request due to invalid syntax. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Access is unauthorized. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Access is forbidden. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Client error */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    "Notifications.counts": {
        parameters: {
            query?: never;
            header: {
                "X-Organisation-Id": components["parameters"]["InOrganisation"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request has succeeded. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotificationCountsAnswer"];
                };
            };
            /** @description The server could not understand the request due to invalid syntax. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Access is unauthorized. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Access is forbidden. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Client error */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    "Notifications.markAllAsRead": {
        parameters: {
            query?: never;
            header: {
                "X-Organisation-Id": components["parameters"]["InOrganisation"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request has succeeded. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
                };
            };
            /** @description The server could not understand the request due to invalid syntax. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Access is unauthorized. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Access is forbidden. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Client error */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    "Notifications.markAsRead": {
        parameters: {
            query?: never;
            header: {
                "X-Organisation-Id": components["parameters"]["InOrganisation"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NotificationInput"];
            };
        };
        responses: {
            /** @description The request has succeeded. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
                };
            };
            /** @description The server could not understand the request due to invalid syntax. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Access is unauthorized. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Access is forbidden. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The body is larger than the largest that the operation's fields allow, or longer than it says. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The body is not `application/json`. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Client error */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    "Risks.list": {
        parameters: {
            query?: {
                /** @description Text that a row contains; letter case does not matter. */
                search?: string;
                sortId?: components["schemas"]["RiskSort"];
                desc?: boolean;
                page?: number;
                perPage?: number;
                categoryId?: components["parameters"]["RiskFilter.categoryId"];
                /** @description Bands of the current rating. */
                ratingId?: components["parameters"]["RiskFilter.ratingId"];
                ownerId?: components["parameters"]["RiskFilter.ownerId"];
                treatment?: components["parameters"]["RiskFilter.treatment"];
                /** @description Whose next review is on this day or before. */
                reviewBy?: components["parameters"]["RiskFilter.reviewBy"];
                /** @description Filters that a risk with nothing there meets too: no category, not rated, unassigned, no review planned. */
                without?: components["parameters"]["RiskFilter.without"];
            };
            header: {
                "X-Organisation-Id": components["parameters"]["InOrganisation"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request has succeeded. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RiskPageAnswer"];
                };
            };
            /** @description The server could not understand the request due to invalid syntax. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Access is unauthorized. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Access is forbidden. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Client error */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    "Risks.create": {
        parameters: {
            query?: never;
            header: {
                "X-Organisation-Id": components["parameters"]["InOrganisation"];
                "Idempotency-Key"?: components["parameters"]["Repeatable"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RiskInput"];
            };
        };
        responses: {
            /** @description The request has succeeded and a new resource has been created as a result. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RiskAnswer"];
                };
            };
            /** @description The server could not understand the request due to invalid syntax. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Access is unauthorized. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Access is forbidden. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The request contradicts what is stored, for example a name that is taken or a look-up that is in use. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The body is larger than the largest that the operation's fields allow, or longer than it says. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The body is not `application/json`. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Client error */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    "RiskCategories.list": {
        parameters: {
            query?: {
                /** @description Text that a row contains; letter case does not matter. */
                search?: string;
                sortId?: components["schemas"]["LookupSort"];
                desc?: boolean;
                page?: number;
                perPage?: number;
            };
            header: {
                "X-Organisation-Id": components["parameters"]["InOrganisation"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request has succeeded. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RiskCategoryPageAnswer"];
                };
            };
            /** @description The server could not understand the request due to invalid syntax. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Access is unauthorized. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Access is forbidden. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Client error */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    "RiskCategories.create": {
        parameters: {
            query?: never;
            header: {
                "X-Organisation-Id": components["parameters"]["InOrganisation"];
                "Idempotency-Key"?: components["parameters"]["Repeatable"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RiskCategoryInput"];
            };
        };
        responses: {
            /** @description The request has succeeded and a new resource has been created as a result. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RiskCategoryAnswer"];
                };
            };
            /** @description The server could not understand the request due to invalid syntax. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Access is unauthorized. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Access is forbidden. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The request contradicts what is stored, for example a name that is taken or a look-up that is in use. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The body is larger than the largest that the operation's fields allow, or longer than it says. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The body is not `application/json`. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Client error */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    "RiskCategories.options": {
        parameters: {
            query?: never;
            header: {
                "X-Organisation-Id": components["parameters"]["InOrganisation"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request has succeeded. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RiskCategoryListAnswer"];
                };
            };
            /** @description The server could not understand the request due to invalid syntax. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Access is unauthorized. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Access is forbidden. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Client error */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    "RiskCategories.remove": {
        parameters: {
            query: {
                version: components["parameters"]["AtVersion"];
            };
            header: {
                "X-Organisation-Id": components["parameters"]["InOrganisation"];
            };
            path: {
                id: components["schemas"]["Uuid"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request has succeeded. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
                };
            };
            /** @description The server could not understand the request due to invalid syntax. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Access is unauthorized. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Access is forbidden. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The server cannot find the requested resource. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Somebody else changed the entry, its name is taken, or it is in use; `current` is what is stored now. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RiskCategoryLookupConflict"];
                };
            };
            /** @description Client error */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    "RiskCategories.update": {
        parameters: {
            query?: never;
            header: {
                "X-Organisation-Id": components["parameters"]["InOrganisation"];
            };
            path: {
                id: components["schemas"]["Uuid"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RiskCategoryInputChanges"];
            };
        };
        responses: {
            /** @description The request has succeeded. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RiskCategoryAnswer"];
                };
            };
            /** @description The server could not understand the request due to invalid syntax. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Access is unauthorized. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Access is forbidden. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The server cannot find the requested resource. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Somebody else changed the entry, its name is taken, or it is in use; `current` is what is stored now. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RiskCategoryLookupConflict"];
                };
            };
            /** @description The body is larger than the largest that the operation's fields allow, or longer than it says. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The body is not `application/json`. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Client error */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    "RiskIdentificationSources.list": {
        parameters: {
            query?: {
                /** @description Text that a row contains; letter case does not matter. */
                search?: string;
                sortId?: components["schemas"]["LookupSort"];
                desc?: boolean;
                page?: number;
                perPage?: number;
            };
            header: {
                "X-Organisation-Id": components["parameters"]["InOrganisation"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request has succeeded. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RiskIdentificationSourcePageAnswer"];
                };
            };
            /** @description The server could not understand the request due to invalid syntax. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Access is unauthorized. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Access is forbidden. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Client error */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    "RiskIdentificationSources.create": {
        parameters: {
            query?: never;
            header: {
                "X-Organisation-Id": components["parameters"]["InOrganisation"];
                "Idempotency-Key"?: components["parameters"]["Repeatable"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RiskIdentificationSourceInput"];
            };
        };
        responses: {
            /** @description The request has succeeded and a new resource has been created as a result. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RiskIdentificationSourceAnswer"];
                };
            };
            /** @description The server could not understand the request due to invalid syntax. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Access is unauthorized. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Access is forbidden. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The request contradicts what is stored, for example a name that is taken or a look-up that is in use. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The body is larger than the largest that the operation's fields allow, or longer than it says. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The body is not `application/json`. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Client error */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    "RiskIdentificationSources.options": {
        parameters: {
            query?: never;
            header: {
                "X-Organisation-Id": components["parameters"]["InOrganisation"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request has succeeded. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RiskIdentificationSourceListAnswer"];
                };
            };
            /** @description The server could not understand the request due to invalid syntax. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Access is unauthorized. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Access is forbidden. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Client error */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    "RiskIdentificationSources.remove": {
        parameters: {
            query: {
                version: components["parameters"]["AtVersion"];
            };
            header: {
                "X-Organisation-Id": components["parameters"]["InOrganisation"];
            };
            path: {
                id: components["schemas"]["Uuid"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request has succeeded. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
                };
            };
            /** @description The server could not understand the request due to invalid syntax. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Access is unauthorized. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Access is forbidden. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The server cannot find the requested resource. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Somebody else changed the entry, its name is taken, or it is in use; `current` is what is stored now. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RiskIdentificationSourceLookupConflict"];
                };
            };
            /** @description Client error */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    "RiskIdentificationSources.update": {
        parameters: {
            query?: never;
            header: {
                "X-Organisation-Id": components["parameters"]["InOrganisation"];
            };
            path: {
                id: components["schemas"]["Uuid"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RiskIdentificationSourceInputChanges"];
            };
        };
        responses: {
            /** @description The request has succeeded. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RiskIdentificationSourceAnswer"];
                };
            };
            /** @description The server could not understand the request due to invalid syntax. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Access is unauthorized. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Access is forbidden. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The server cannot find the requested resource. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Somebody else changed the entry, its name is taken, or it is in use; `current` is what is stored now. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RiskIdentificationSourceLookupConflict"];
                };
            };
            /** @description The body is larger than the largest that the operation's fields allow, or longer than it says. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The body is not `application/json`. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Client error */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    "RiskImpacts.list": {
        parameters: {
            query?: {
                /** @description Text that a row contains; letter case does not matter. */
                search?: string;
                sortId?: components["schemas"]["LookupSort"];
                desc?: boolean;
                page?: number;
                perPage?: number;
            };
            header: {
                "X-Organisation-Id": components["parameters"]["InOrganisation"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request has succeeded. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RiskImpactPageAnswer"];
                };
            };
            /** @description The server could not understand the request due to invalid syntax. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Access is unauthorized. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Access is forbidden. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Client error */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    "RiskImpacts.create": {
        parameters: {
            query?: never;
            header: {
                "X-Organisation-Id": components["parameters"]["InOrganisation"];
                "Idempotency-Key"?: components["parameters"]["Repeatable"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RiskImpactInput"];
            };
        };
        responses: {
            /** @description The request has succeeded and a new resource has been created as a result. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RiskImpactAnswer"];
                };
            };
            /** @description The server could not understand the request due to invalid syntax. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Access is unauthorized. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Access is forbidden. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The request contradicts what is stored, for example a name that is taken or a look-up that is in use. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The body is larger than the largest that the operation's fields allow, or longer than it says. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The body is not `application/json`. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Client error */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    "RiskImpacts.options": {
        parameters: {
            query?: never;
            header: {
                "X-Organisation-Id": components["parameters"]["InOrganisation"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request has succeeded. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RiskImpactListAnswer"];
                };
            };
            /** @description The server could not understand the request due to invalid syntax. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Access is unauthorized. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Access is forbidden. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Client error */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    "RiskImpacts.remove": {
        parameters: {
            query: {
                version: components["parameters"]["AtVersion"];
            };
            header: {
                "X-Organisation-Id": components["parameters"]["InOrganisation"];
            };
            path: {
                id: components["schemas"]["Uuid"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request has succeeded. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
                };
            };
            /** @description The server could not understand the request due to invalid syntax. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Access is unauthorized. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Access is forbidden. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The server cannot find the requested resource. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Somebody else changed the entry, its name is taken, or it is in use; `current` is what is stored now. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RiskImpactLookupConflict"];
                };
            };
            /** @description Client error */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    "RiskImpacts.update": {
        parameters: {
            query?: never;
            header: {
                "X-Organisation-Id": components["parameters"]["InOrganisation"];
            };
            path: {
                id: components["schemas"]["Uuid"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RiskImpactInputChanges"];
            };
        };
        responses: {
            /** @description The request has succeeded. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RiskImpactAnswer"];
                };
            };
            /** @description The server could not understand the request due to invalid syntax. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Access is unauthorized. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Access is forbidden. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The server cannot find the requested resource. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Somebody else changed the entry, its name is taken, or it is in use; `current` is what is stored now. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RiskImpactLookupConflict"];
                };
            };
            /** @description The body is larger than the largest that the operation's fields allow, or longer than it says. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The body is not `application/json`. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Client error */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    "RiskLikelihoods.list": {
        parameters: {
            query?: {
                /** @description Text that a row contains; letter case does not matter. */
                search?: string;
                sortId?: components["schemas"]["LookupSort"];
                desc?: boolean;
                page?: number;
                perPage?: number;
            };
            header: {
                "X-Organisation-Id": components["parameters"]["InOrganisation"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request has succeeded. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RiskLikelihoodPageAnswer"];
                };
            };
            /** @description The server could not understand the request due to invalid syntax. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Access is unauthorized. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Access is forbidden. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Client error */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    "RiskLikelihoods.create": {
        parameters: {
            query?: never;
            header: {
                "X-Organisation-Id": components["parameters"]["InOrganisation"];
                "Idempotency-Key"?: components["parameters"]["Repeatable"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RiskLikelihoodInput"];
            };
        };
        responses: {
            /** @description The request has succeeded and a new resource has been created as a result. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RiskLikelihoodAnswer"];
                };
            };
            /** @description The server could not understand the request due to invalid syntax. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Access is unauthorized. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Access is forbidden. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The request contradicts what is stored, for example a name that is taken or a look-up that is in use. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The body is larger than the largest that the operation's fields allow, or longer than it says. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The body is not `application/json`. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Client error */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    "RiskLikelihoods.options": {
        parameters: {
            query?: never;
            header: {
                "X-Organisation-Id": components["parameters"]["InOrganisation"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request has succeeded. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RiskLikelihoodListAnswer"];
                };
            };
            /** @description The server could not understand the request due to invalid syntax. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Access is unauthorized. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Access is forbidden. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Client error */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    "RiskLikelihoods.remove": {
        parameters: {
            query: {
                version: components["parameters"]["AtVersion"];
            };
            header: {
                "X-Organisation-Id": components["parameters"]["InOrganisation"];
            };
            path: {
                id: components["schemas"]["Uuid"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request has succeeded. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
                };
            };
            /** @description The server could not understand the request due to invalid syntax. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Access is unauthorized. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Access is forbidden. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The server cannot find the requested resource. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Somebody else changed the entry, its name is taken, or it is in use; `current` is what is stored now. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RiskLikelihoodLookupConflict"];
                };
            };
            /** @description Client error */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    "RiskLikelihoods.update": {
        parameters: {
            query?: never;
            header: {
                "X-Organisation-Id": components["parameters"]["InOrganisation"];
            };
            path: {
                id: components["schemas"]["Uuid"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RiskLikelihoodInputChanges"];
            };
        };
        responses: {
            /** @description The request has succeeded. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RiskLikelihoodAnswer"];
                };
            };
            /** @description The server could not understand the request due to invalid syntax. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Access is unauthorized. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Access is forbidden. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The server cannot find the requested resource. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Somebody else changed the entry, its name is taken, or it is in use; `current` is what is stored now. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RiskLikelihoodLookupConflict"];
                };
            };
            /** @description The body is larger than the largest that the operation's fields allow, or longer than it says. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The body is not `application/json`. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Client error */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    "RiskRatings.list": {
        parameters: {
            query?: {
                /** @description Text that a row contains; letter case does not matter. */
                search?: string;
                sortId?: components["schemas"]["LookupSort"];
                desc?: boolean;
                page?: number;
                perPage?: number;
            };
            header: {
                "X-Organisation-Id": components["parameters"]["InOrganisation"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request has succeeded. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RiskRatingPageAnswer"];
                };
            };
            /** @description The server could not understand the request due to invalid syntax. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Access is unauthorized. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Access is forbidden. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Client error */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    "RiskRatings.create": {
        parameters: {
            query?: never;
            header: {
                "X-Organisation-Id": components["parameters"]["InOrganisation"];
                "Idempotency-Key"?: components["parameters"]["Repeatable"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RiskRatingInput"];
            };
        };
        responses: {
            /** @description The request has succeeded and a new resource has been created as a result. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RiskRatingAnswer"];
                };
            };
            /** @description The server could not understand the request due to invalid syntax. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Access is unauthorized. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Access is forbidden. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The request contradicts what is stored, for example a name that is taken or a look-up that is in use. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The body is larger than the largest that the operation's fields allow, or longer than it says. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The body is not `application/json`. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Client error */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    "RiskRatings.options": {
        parameters: {
            query?: never;
            header: {
                "X-Organisation-Id": components["parameters"]["InOrganisation"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request has succeeded. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RiskRatingListAnswer"];
                };
            };
            /** @description The server could not understand the request due to invalid syntax. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Access is unauthorized. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Access is forbidden. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Client error */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    "RiskRatings.remove": {
        parameters: {
            query: {
                version: components["parameters"]["AtVersion"];
            };
            header: {
                "X-Organisation-Id": components["parameters"]["InOrganisation"];
            };
            path: {
                id: components["schemas"]["Uuid"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request has succeeded. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
                };
            };
            /** @description The server could not understand the request due to invalid syntax. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Access is unauthorized. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Access is forbidden. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The server cannot find the requested resource. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Somebody else changed the entry, its name is taken, or it is in use; `current` is what is stored now. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RiskRatingLookupConflict"];
                };
            };
            /** @description Client error */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    "RiskRatings.update": {
        parameters: {
            query?: never;
            header: {
                "X-Organisation-Id": components["parameters"]["InOrganisation"];
            };
            path: {
                id: components["schemas"]["Uuid"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RiskRatingInputChanges"];
            };
        };
        responses: {
            /** @description The request has succeeded. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RiskRatingAnswer"];
                };
            };
            /** @description The server could not understand the request due to invalid syntax. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Access is unauthorized. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Access is forbidden. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The server cannot find the requested resource. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Somebody else changed the entry, its name is taken, or it is in use; `current` is what is stored now. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RiskRatingLookupConflict"];
                };
            };
            /** @description The body is larger than the largest that the operation's fields allow, or longer than it says. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The body is not `application/json`. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Client error */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    "Risks.options": {
        parameters: {
            query?: {
                search?: string;
            };
            header: {
                "X-Organisation-Id": components["parameters"]["InOrganisation"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request has succeeded. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RecordOptionListAnswer"];
                };
            };
            /** @description The server could not understand the request due to invalid syntax. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Access is unauthorized. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Access is forbidden. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Client error */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    "Risks.removalOutlook": {
        parameters: {
            query: {
                id: components["schemas"]["Uuid"][];
            };
            header: {
                "X-Organisation-Id": components["parameters"]["InOrganisation"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request has succeeded. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RemovalOutlookAnswer"];
                };
            };
            /** @description The server could not understand the request due to invalid syntax. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Access is unauthorized. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Access is forbidden. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Client error */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    "Risks.removeMany": {
        parameters: {
            query?: never;
            header: {
                "X-Organisation-Id": components["parameters"]["InOrganisation"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RemovalOfSeveral"];
            };
        };
        responses: {
            /** @description The request has succeeded. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
                };
            };
            /** @description The server could not understand the request due to invalid syntax. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Access is unauthorized. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Access is forbidden. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The request contradicts what is stored, for example a name that is taken or a look-up that is in use. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The body is larger than the largest that the operation's fields allow, or longer than it says. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The body is not `application/json`. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Client error */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    "Risks.removed": {
        parameters: {
            query?: {
                /** @description Text that a row contains; letter case does not matter. */
                search?: string;
                sortId?: components["schemas"]["RemovedSort"];
                desc?: boolean;
                page?: number;
                perPage?: number;
            };
            header: {
                "X-Organisation-Id": components["parameters"]["InOrganisation"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request has succeeded. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RemovedRecordPageAnswer"];
                };
            };
            /** @description The server could not understand the request due to invalid syntax. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Access is unauthorized. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Access is forbidden. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Client error */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    "Risks.restoreMany": {
        parameters: {
            query?: never;
            header: {
                "X-Organisation-Id": components["parameters"]["InOrganisation"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RecordVersions"];
            };
        };
        responses: {
            /** @description The request has succeeded. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
                };
            };
            /** @description The server could not understand the request due to invalid syntax. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Access is unauthorized. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Access is forbidden. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The request contradicts what is stored, for example a name that is taken or a look-up that is in use. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The body is larger than the largest that the operation's fields allow, or longer than it says. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The body is not `application/json`. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Client error */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    "Risks.get": {
        parameters: {
            query?: never;
            header: {
                "X-Organisation-Id": components["parameters"]["InOrganisation"];
            };
            path: {
                id: components["schemas"]["Uuid"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request has succeeded. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RiskAnswer"];
                };
            };
            /** @description The server could not understand the request due to invalid syntax. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Access is unauthorized. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Access is forbidden. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The server cannot find the requested resource. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Client error */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    "Risks.remove": {
        parameters: {
            query: {
                version: components["parameters"]["AtVersion"];
            };
            header: {
                "X-Organisation-Id": components["parameters"]["InOrganisation"];
            };
            path: {
                id: components["schemas"]["Uuid"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request has succeeded. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
                };
            };
            /** @description The server could not understand the request due to invalid syntax. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Access is unauthorized. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Access is forbidden. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The server cannot find the requested resource. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The record was changed by somebody else since it was read; `current` is what is stored now. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RiskConflict"];
                };
            };
            /** @description Client error */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    "Risks.update": {
        parameters: {
            query?: never;
            header: {
                "X-Organisation-Id": components["parameters"]["InOrganisation"];
            };
            path: {
                id: components["schemas"]["Uuid"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RiskInputChanges"];
            };
        };
        responses: {
            /** @description The request has succeeded. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RiskAnswer"];
                };
            };
            /** @description The server could not understand the request due to invalid syntax. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Access is unauthorized. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Access is forbidden. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The server cannot find the requested resource. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The record was changed by somebody else since it was read; `current` is what is stored now. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RiskConflict"];
                };
            };
            /** @description The body is larger than the largest that the operation's fields allow, or longer than it says. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The body is not `application/json`. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Client error */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    "Risks.position": {
        parameters: {
            query?: {
                /** @description Text that a row contains; letter case does not matter. */
                search?: string;
                sortId?: components["schemas"]["RiskSort"];
                desc?: boolean;
                categoryId?: components["parameters"]["RiskFilter.categoryId"];
                /** @description Bands of the current rating. */
                ratingId?: components["parameters"]["RiskFilter.ratingId"];
                ownerId?: components["parameters"]["RiskFilter.ownerId"];
                treatment?: components["parameters"]["RiskFilter.treatment"];
                /** @description Whose next review is on this day or before. */
                reviewBy?: components["parameters"]["RiskFilter.reviewBy"];
                /** @description Filters that a risk with nothing there meets too: no category, not rated, unassigned, no review planned. */
                without?: components["parameters"]["RiskFilter.without"];
            };
            header: {
                "X-Organisation-Id": components["parameters"]["InOrganisation"];
            };
            path: {
                id: components["schemas"]["Uuid"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request has succeeded. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RecordPositionAnswer"];
                };
            };
            /** @description The server could not understand the request due to invalid syntax. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Access is unauthorized. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Access is forbidden. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The server cannot find the requested resource. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Client error */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    "Risks.removeOne": {
        parameters: {
            query?: never;
            header: {
                "X-Organisation-Id": components["parameters"]["InOrganisation"];
            };
            path: {
                id: components["schemas"]["Uuid"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RemovalInput"];
            };
        };
        responses: {
            /** @description The request has succeeded. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
                };
            };
            /** @description The server could not understand the request due to invalid syntax. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Access is unauthorized. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Access is forbidden. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The server cannot find the requested resource. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The record was changed by somebody else since it was read; `current` is what is stored now. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RiskConflict"];
                };
            };
            /** @description The body is larger than the largest that the operation's fields allow, or longer than it says. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The body is not `application/json`. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Client error */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    "Risks.restore": {
        parameters: {
            query?: never;
            header: {
                "X-Organisation-Id": components["parameters"]["InOrganisation"];
            };
            path: {
                id: components["schemas"]["Uuid"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RestoreInput"];
            };
        };
        responses: {
            /** @description The request has succeeded. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RiskAnswer"];
                };
            };
            /** @description The server could not understand the request due to invalid syntax. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Access is unauthorized. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Access is forbidden. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The server cannot find the requested resource. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Somebody else changed the record, or a live one has what must be unique; `current` is what is stored of it. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RiskRestorationConflict"];
                };
            };
            /** @description The body is larger than the largest that the operation's fields allow, or longer than it says. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The body is not `application/json`. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Client error */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    "Preferences.get": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request has succeeded. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserPreferencesAnswer"];
                };
            };
            /** @description The server could not understand the request due to invalid syntax. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Access is unauthorized. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Access is forbidden. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Client error */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    "Preferences.set": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UserPreferencesInput"];
            };
        };
        responses: {
            /** @description The request has succeeded. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserPreferencesAnswer"];
                };
            };
            /** @description The server could not understand the request due to invalid syntax. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Access is unauthorized. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Access is forbidden. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The body is larger than the largest that the operation's fields allow, or longer than it says. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The body is not `application/json`. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Client error */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    "Preferences.defaultOrganisation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request has succeeded. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DefaultOrganisationAnswer"];
                };
            };
            /** @description The server could not understand the request due to invalid syntax. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Access is unauthorized. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Access is forbidden. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Client error */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    "Preferences.setDefaultOrganisation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DefaultOrganisationInput"];
            };
        };
        responses: {
            /** @description The request has succeeded. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
                };
            };
            /** @description The server could not understand the request due to invalid syntax. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Access is unauthorized. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Access is forbidden. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The body is larger than the largest that the operation's fields allow, or longer than it says. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The body is not `application/json`. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Client error */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    "Members.options": {
        parameters: {
            query?: {
                search?: string;
            };
            header: {
                "X-Organisation-Id": components["parameters"]["InOrganisation"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request has succeeded. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PersonReferenceListAnswer"];
                };
            };
            /** @description The server could not understand the request due to invalid syntax. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Access is unauthorized. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Access is forbidden. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Client error */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
}
