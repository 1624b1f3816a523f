// Generated from the contract by `npm run generate`. Do not edit.

export interface paths {
    "/activities": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description Lists one page of the caller's actions, by default newest first. */
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
        /** @description Lists one page of all members' actions, by default newest first. */
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
        /** @description Lists one page of the caller's actions, by default newest first. */
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
        /** @description Lists one page of all administrators' actions, by default newest first. */
        get: operations["PlatformActivities.listAll"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/failed-job": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description Lists one page of the jobs that failed within the last 30 days, by default the latest first. */
        get: operations["FailedJobs.list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/failed-job/{id}/retry": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** @description Attempts a failed job once more. 404 if it is not, or no longer, failed. */
        post: operations["FailedJobs.retry"];
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
        /** @description Lists one page of all accounts. */
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
         * @description Approves, activates or deactivates an account. 403 for one's own account and for a higher role; 409 if the platform
         *     would be left without a SUPER_ADMIN, or an organisation without an administrator.
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
        /** @description Lists one page of entries, including inactive ones. */
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
        /** @description Lists the first 100 active entries in order, for pickers; only those whose name or description contains the text. */
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
         * @description Removes an unused entry; for an entry in use, the error states how many records use it. A rating can always be
         *     removed: its risks fall into the next lower one.
         */
        delete: operations["AssetTypes.remove"];
        options?: never;
        head?: never;
        /** @description Changes an entry unless it has changed since it was read. */
        patch: operations["AssetTypes.update"];
        trace?: never;
    };
    "/attachments/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** @description Removes an attached file with all its versions. */
        delete: operations["Attachments.remove"];
        options?: never;
        head?: never;
        /** @description Renames the latest version of an attached file. */
        patch: operations["Attachments.update"];
        trace?: never;
    };
    "/attachments/{id}/address": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * @description Returns the address of a version, from which it is downloaded. `inline` is for PDF files and bitmaps, which a browser may
         *     show.
         */
        get: operations["Attachments.address"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/attachments/{id}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** @description Restores an attached file, until it is permanently deleted with the records of that age. */
        post: operations["Attachments.restore"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/attachments/{id}/versions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description Lists all versions of an attached file, newest first. */
        get: operations["Attachments.versions"];
        put?: never;
        /** @description Adds a file as the new version of an attached one, unless that has changed since it was read. */
        post: operations["Attachments.addVersion"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/attachments/{id}/versions/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** @description Makes an earlier version of an attached file the latest one again, as a new version with the same content. */
        post: operations["Attachments.restoreVersion"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
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
         * @description Lists one page of the caller's own entries, by default newest first. They are visible to the caller only: users
         *     sign in to the platform, not to an organisation, and may belong to several.
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
        /** @description Returns the signed-in user's account, including one under review. */
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
        /** @description Updates name, email address and picture from the identity provider. */
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
        /** @description Lists the user's organisations, with the role and rights in each. */
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
        /** @description Starts the enrolment of an authenticator app; replaces an earlier unconfirmed secret. */
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
        /** @description Confirms the enrolment with a code from the app; from then on every sign-in requires one. */
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
        /** @description Disables the second factor; requires a final code from the app. */
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
        /** @description Lists the browsers in which the user is signed in (local identity only; Clerk lists its own). */
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
        /** @description Signs the user out of one browser. */
        delete: operations["Accounts.revokeSession"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/bulk-changes/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description Returns how far it is. */
        get: operations["BulkChanges.get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/bulk-changes/{id}/left": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description Lists one page of the records that the last step has left as they were, by reference. */
        get: operations["BulkChanges.left"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/bulk-changes/{id}/stop": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** @description Stops it: records that it has not reached stay as they are. */
        post: operations["BulkChanges.stop"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/bulk-changes/{id}/undo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** @description Starts to undo it, within 24 hours: records that have been changed since are left as they are. */
        post: operations["BulkChanges.undo"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/comments/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** @description Removes the caller's own comment, or as an administrator of the organisation any. It keeps its place without its text. */
        delete: operations["Comments.remove"];
        options?: never;
        head?: never;
        /** @description Replaces the text of the caller's own comment, and notifies the members that it mentions for the first time. */
        patch: operations["Comments.update"];
        trace?: never;
    };
    "/comments/{id}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** @description Restores a comment that the caller has removed, until its text is permanently deleted with the records of that age. */
        post: operations["Comments.restore"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/corporate-law": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description Lists one page of entries, including inactive ones. */
        get: operations["CorporateLaws.list"];
        put?: never;
        /** @description Adds an entry. */
        post: operations["CorporateLaws.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/corporate-law/options": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description Lists the first 100 active entries in order, for pickers; only those whose name or description contains the text. */
        get: operations["CorporateLaws.options"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/corporate-law/{id}": {
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
         * @description Removes an unused entry; for an entry in use, the error states how many records use it. A rating can always be
         *     removed: its risks fall into the next lower one.
         */
        delete: operations["CorporateLaws.remove"];
        options?: never;
        head?: never;
        /** @description Changes an entry unless it has changed since it was read. */
        patch: operations["CorporateLaws.update"];
        trace?: never;
    };
    "/country-regulatory-register": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description Lists one page of live records. */
        get: operations["RegulatoryRequirements.list"];
        put?: never;
        /** @description Adds a record; the server assigns its reference. */
        post: operations["RegulatoryRequirements.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/country-regulatory-register/change": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** @description Changes several records in the same way, except those that have changed since they were read. */
        post: operations["RegulatoryRequirements.changeMany"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/country-regulatory-register/change-all": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * @description Starts the same change to all records that the list shows with the given search and filters, at most 10,000. Those
         *     that others change before their turn are left as they are. Fails with 409 if the list shows more or fewer by now.
         */
        post: operations["RegulatoryRequirements.changeAll"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/country-regulatory-register/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * @description Exports all live records that the list shows with the given search, sort order and filters, as a file. A person can
         *     run one export at a time (security.md, attack 14); a file that cannot be completed breaks off.
         */
        get: operations["RegulatoryRequirements.exportFile"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/country-regulatory-register/options": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description Lists the first 50 matching live records, for pickers. */
        get: operations["RegulatoryRequirements.options"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/country-regulatory-register/removal-outlook": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description Returns the consequences of removing these records; ids not in the register are ignored. */
        get: operations["RegulatoryRequirements.removalOutlook"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/country-regulatory-register/remove": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** @description Removes several records at once; if one is missing or has changed, none is removed. */
        post: operations["RegulatoryRequirements.removeMany"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/country-regulatory-register/remove-all": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** @description Starts the removal of all records that the list shows, in the same way. */
        post: operations["RegulatoryRequirements.removeAll"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/country-regulatory-register/removed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description Lists one page of the removed records that can be restored, by default the most recently removed first. */
        get: operations["RegulatoryRequirements.removed"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/country-regulatory-register/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** @description Restores several removed records. */
        post: operations["RegulatoryRequirements.restoreMany"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/country-regulatory-register/views": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description Returns the caller's views and those that others share, by name. */
        get: operations["RegulatoryRequirements.views"];
        put?: never;
        /** @description Saves a view; a person keeps at most 50 of a register. */
        post: operations["RegulatoryRequirements.addView"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/country-regulatory-register/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description Returns one live record. */
        get: operations["RegulatoryRequirements.get"];
        put?: never;
        post?: never;
        /** @description Removes a record from the register; it can be restored until its retention period ends. */
        delete: operations["RegulatoryRequirements.remove"];
        options?: never;
        head?: never;
        /** @description Changes the given fields of a record unless it has changed since it was read. */
        patch: operations["RegulatoryRequirements.update"];
        trace?: never;
    };
    "/country-regulatory-register/{id}/position": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description Returns the position of a record in the list with the given search, sort order and filters. */
        get: operations["RegulatoryRequirements.position"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/country-regulatory-register/{id}/remove": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** @description Removes a record with a reason. */
        post: operations["RegulatoryRequirements.removeOne"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/country-regulatory-register/{id}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** @description Restores a removed record. Fails with 409 if a live record has since taken one of its unique values. */
        post: operations["RegulatoryRequirements.restore"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/country-regulatory-register/{id}/view": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** @description Deletes a view by its id, under the same condition. */
        delete: operations["RegulatoryRequirements.removeView"];
        options?: never;
        head?: never;
        /** @description Changes a view by its id, if it is the caller's own; administrators and managers may also change shared ones. */
        patch: operations["RegulatoryRequirements.updateView"];
        trace?: never;
    };
    "/cybersecurity-law": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description Lists one page of entries, including inactive ones. */
        get: operations["CybersecurityLaws.list"];
        put?: never;
        /** @description Adds an entry. */
        post: operations["CybersecurityLaws.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cybersecurity-law/options": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description Lists the first 100 active entries in order, for pickers; only those whose name or description contains the text. */
        get: operations["CybersecurityLaws.options"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cybersecurity-law/{id}": {
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
         * @description Removes an unused entry; for an entry in use, the error states how many records use it. A rating can always be
         *     removed: its risks fall into the next lower one.
         */
        delete: operations["CybersecurityLaws.remove"];
        options?: never;
        head?: never;
        /** @description Changes an entry unless it has changed since it was read. */
        patch: operations["CybersecurityLaws.update"];
        trace?: never;
    };
    "/helpful-tips": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description Lists one page of tips, by default in reading order. */
        get: operations["HelpfulTips.list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/import-template": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description Returns an empty file with the headers of a register's fields. */
        get: operations["Imports.template"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/imports": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description Lists the caller's imports of the last day into a register, newest first. */
        get: operations["Imports.recent"];
        put?: never;
        /**
         * @description Reads a file (CSV or XLSX, at most 20 MB, 50,000 rows and 200 columns). It replaces an earlier file of the caller's that
         *     has not been imported.
         */
        post: operations["Imports.upload"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/imports/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description Returns an import of the caller's. */
        get: operations["Imports.get"];
        put?: never;
        post?: never;
        /** @description Deletes a file that has not been imported. */
        delete: operations["Imports.discard"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/imports/{id}/check": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** @description Starts to check what would happen with each row. */
        post: operations["Imports.check"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/imports/{id}/rows": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description Lists one page of the checked rows in the order of the file. */
        get: operations["Imports.rows"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/imports/{id}/run": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** @description Starts to import the checked rows, all or none. */
        post: operations["Imports.run"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/imports/{id}/undo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * @description Starts to undo an import, within 24 hours: added records are removed, changed ones get their former values, except
         *     those that have been changed since.
         */
        post: operations["Imports.undo"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/incident": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description Lists one page of live records. */
        get: operations["Incidents.list"];
        put?: never;
        /** @description Adds a record; the server assigns its reference. */
        post: operations["Incidents.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/incident-type": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description Lists one page of entries, including inactive ones. */
        get: operations["IncidentTypes.list"];
        put?: never;
        /** @description Adds an entry. */
        post: operations["IncidentTypes.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/incident-type/options": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description Lists the first 100 active entries in order, for pickers; only those whose name or description contains the text. */
        get: operations["IncidentTypes.options"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/incident-type/{id}": {
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
         * @description Removes an unused entry; for an entry in use, the error states how many records use it. A rating can always be
         *     removed: its risks fall into the next lower one.
         */
        delete: operations["IncidentTypes.remove"];
        options?: never;
        head?: never;
        /** @description Changes an entry unless it has changed since it was read. */
        patch: operations["IncidentTypes.update"];
        trace?: never;
    };
    "/incident/change": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** @description Changes several records in the same way, except those that have changed since they were read. */
        post: operations["Incidents.changeMany"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/incident/change-all": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * @description Starts the same change to all records that the list shows with the given search and filters, at most 10,000. Those
         *     that others change before their turn are left as they are. Fails with 409 if the list shows more or fewer by now.
         */
        post: operations["Incidents.changeAll"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/incident/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * @description Exports all live records that the list shows with the given search, sort order and filters, as a file. A person can
         *     run one export at a time (security.md, attack 14); a file that cannot be completed breaks off.
         */
        get: operations["Incidents.exportFile"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/incident/options": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description Lists the first 50 matching live records, for pickers. */
        get: operations["Incidents.options"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/incident/removal-outlook": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description Returns the consequences of removing these records; ids not in the register are ignored. */
        get: operations["Incidents.removalOutlook"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/incident/remove": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** @description Removes several records at once; if one is missing or has changed, none is removed. */
        post: operations["Incidents.removeMany"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/incident/remove-all": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** @description Starts the removal of all records that the list shows, in the same way. */
        post: operations["Incidents.removeAll"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/incident/removed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description Lists one page of the removed records that can be restored, by default the most recently removed first. */
        get: operations["Incidents.removed"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/incident/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** @description Restores several removed records. */
        post: operations["Incidents.restoreMany"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/incident/views": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description Returns the caller's views and those that others share, by name. */
        get: operations["Incidents.views"];
        put?: never;
        /** @description Saves a view; a person keeps at most 50 of a register. */
        post: operations["Incidents.addView"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/incident/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description Returns one live record. */
        get: operations["Incidents.get"];
        put?: never;
        post?: never;
        /** @description Removes a record from the register; it can be restored until its retention period ends. */
        delete: operations["Incidents.remove"];
        options?: never;
        head?: never;
        /** @description Changes the given fields of a record unless it has changed since it was read. */
        patch: operations["Incidents.update"];
        trace?: never;
    };
    "/incident/{id}/position": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description Returns the position of a record in the list with the given search, sort order and filters. */
        get: operations["Incidents.position"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/incident/{id}/remove": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** @description Removes a record with a reason. */
        post: operations["Incidents.removeOne"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/incident/{id}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** @description Restores a removed record. Fails with 409 if a live record has since taken one of its unique values. */
        post: operations["Incidents.restore"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/incident/{id}/severity": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** @description Assesses the severity of an incident again, and enters the reason in the timeline. */
        post: operations["IncidentResponses.changeSeverity"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/incident/{id}/status": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** @description Moves an incident along its lifecycle, and enters it in the timeline. */
        post: operations["IncidentResponses.changeStatus"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/incident/{id}/timeline": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description Lists one page of an incident's timeline, by default the latest first. */
        get: operations["IncidentResponses.list"];
        put?: never;
        /** @description Enters what happened in the timeline of an incident. */
        post: operations["IncidentResponses.add"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/incident/{id}/view": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** @description Deletes a view by its id, under the same condition. */
        delete: operations["Incidents.removeView"];
        options?: never;
        head?: never;
        /** @description Changes a view by its id, if it is the caller's own; administrators and managers may also change shared ones. */
        patch: operations["Incidents.updateView"];
        trace?: never;
    };
    "/information-asset": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description Lists one page of live records. */
        get: operations["InformationAssets.list"];
        put?: never;
        /** @description Adds a record; the server assigns its reference. */
        post: operations["InformationAssets.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/information-asset/change": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** @description Changes several records in the same way, except those that have changed since they were read. */
        post: operations["InformationAssets.changeMany"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/information-asset/change-all": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * @description Starts the same change to all records that the list shows with the given search and filters, at most 10,000. Those
         *     that others change before their turn are left as they are. Fails with 409 if the list shows more or fewer by now.
         */
        post: operations["InformationAssets.changeAll"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/information-asset/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * @description Exports all live records that the list shows with the given search, sort order and filters, as a file. A person can
         *     run one export at a time (security.md, attack 14); a file that cannot be completed breaks off.
         */
        get: operations["InformationAssets.exportFile"];
        put?: never;
        post?: never;
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
        /** @description Lists the first 50 matching live records, for pickers. */
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
        /** @description Returns the consequences of removing these records; ids not in the register are ignored. */
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
        /** @description Removes several records at once; if one is missing or has changed, none is removed. */
        post: operations["InformationAssets.removeMany"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/information-asset/remove-all": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** @description Starts the removal of all records that the list shows, in the same way. */
        post: operations["InformationAssets.removeAll"];
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
        /** @description Lists one page of the removed records that can be restored, by default the most recently removed first. */
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
        /** @description Restores several removed records. */
        post: operations["InformationAssets.restoreMany"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/information-asset/views": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description Returns the caller's views and those that others share, by name. */
        get: operations["InformationAssets.views"];
        put?: never;
        /** @description Saves a view; a person keeps at most 50 of a register. */
        post: operations["InformationAssets.addView"];
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
        /** @description Returns one live record. */
        get: operations["InformationAssets.get"];
        put?: never;
        post?: never;
        /** @description Removes a record from the register; it can be restored until its retention period ends. */
        delete: operations["InformationAssets.remove"];
        options?: never;
        head?: never;
        /** @description Changes the given fields of a record unless it has changed since it was read. */
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
        /** @description Returns the position of a record in the list with the given search, sort order and filters. */
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
        /** @description Removes a record with a reason. */
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
        /** @description Restores a removed record. Fails with 409 if a live record has since taken one of its unique values. */
        post: operations["InformationAssets.restore"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/information-asset/{id}/view": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** @description Deletes a view by its id, under the same condition. */
        delete: operations["InformationAssets.removeView"];
        options?: never;
        head?: never;
        /** @description Changes a view by its id, if it is the caller's own; administrators and managers may also change shared ones. */
        patch: operations["InformationAssets.updateView"];
        trace?: never;
    };
    "/jurisdiction": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description Lists one page of entries, including inactive ones. */
        get: operations["Jurisdictions.list"];
        put?: never;
        /** @description Adds an entry. */
        post: operations["Jurisdictions.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/jurisdiction/options": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description Lists the first 100 active entries in order, for pickers; only those whose name or description contains the text. */
        get: operations["Jurisdictions.options"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/jurisdiction/{id}": {
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
         * @description Removes an unused entry; for an entry in use, the error states how many records use it. A rating can always be
         *     removed: its risks fall into the next lower one.
         */
        delete: operations["Jurisdictions.remove"];
        options?: never;
        head?: never;
        /** @description Changes an entry unless it has changed since it was read. */
        patch: operations["Jurisdictions.update"];
        trace?: never;
    };
    "/labels": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description Lists one page of the labels, by default by name. */
        get: operations["Labels.list"];
        put?: never;
        /** @description Adds a label; the one that has the name already is returned. */
        post: operations["Labels.add"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/labels/options": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description Lists the first 50 labels whose name contains the text, by name, for pickers. */
        get: operations["Labels.options"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/labels/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** @description Removes a label from all records that have it; the history of the records keeps its name. */
        delete: operations["Labels.remove"];
        options?: never;
        head?: never;
        /** @description Renames or recolours a label, on all records that have it. */
        patch: operations["Labels.update"];
        trace?: never;
    };
    "/labels/{id}/merge": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** @description Gives all records that have a label another one instead, and removes it. */
        post: operations["Labels.merge"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/links/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** @description Removes a link between two records that the caller may view, and of which they may edit one. */
        delete: operations["RecordLinks.unlink"];
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
        /** @description Lists one page of the caller's notifications, by default newest first. */
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
        /** @description Returns the number of the caller's unread notifications. */
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
        /** @description Marks one notification as read; has no effect if it is read already. */
        patch: operations["Notifications.markAsRead"];
        trace?: never;
    };
    "/operation-type": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description Lists one page of entries, including inactive ones. */
        get: operations["OperationTypes.list"];
        put?: never;
        /** @description Adds an entry. */
        post: operations["OperationTypes.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operation-type/options": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description Lists the first 100 active entries in order, for pickers; only those whose name or description contains the text. */
        get: operations["OperationTypes.options"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operation-type/{id}": {
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
         * @description Removes an unused entry; for an entry in use, the error states how many records use it. A rating can always be
         *     removed: its risks fall into the next lower one.
         */
        delete: operations["OperationTypes.remove"];
        options?: never;
        head?: never;
        /** @description Changes an entry unless it has changed since it was read. */
        patch: operations["OperationTypes.update"];
        trace?: never;
    };
    "/privacy-law": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description Lists one page of entries, including inactive ones. */
        get: operations["PrivacyLaws.list"];
        put?: never;
        /** @description Adds an entry. */
        post: operations["PrivacyLaws.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/privacy-law/options": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description Lists the first 100 active entries in order, for pickers; only those whose name or description contains the text. */
        get: operations["PrivacyLaws.options"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/privacy-law/{id}": {
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
         * @description Removes an unused entry; for an entry in use, the error states how many records use it. A rating can always be
         *     removed: its risks fall into the next lower one.
         */
        delete: operations["PrivacyLaws.remove"];
        options?: never;
        head?: never;
        /** @description Changes an entry unless it has changed since it was read. */
        patch: operations["PrivacyLaws.update"];
        trace?: never;
    };
    "/records/{id}/attachments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description Lists one page of the files attached to a record, by default newest first; or of those that can be restored. */
        get: operations["Attachments.list"];
        put?: never;
        /** @description Attaches a file to a record. 409 when the organisation has no room for it, or the record has too many. */
        post: operations["Attachments.add"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/records/{id}/comments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description Lists one page of a record's comments, by default newest first. */
        get: operations["Comments.list"];
        put?: never;
        /** @description Adds a comment to a record, and notifies the mentioned members who may view the record. */
        post: operations["Comments.add"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/records/{id}/history": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description Lists one page of what was done to a record, by default newest first. */
        get: operations["Histories.list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/records/{id}/links": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description Lists a record's links by type, direction and the other record's title. */
        get: operations["RecordLinks.ofRecord"];
        put?: never;
        /** @description Links a record that the caller may edit to another; a record has at most 200 links. A link that exists is returned. */
        post: operations["RecordLinks.link"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/records/{id}/mentionable": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description Lists the first 50 members whose name matches, of those who may view a record: mentioning them notifies them. */
        get: operations["Comments.mentionable"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/region": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description Lists one page of entries, including inactive ones. */
        get: operations["Regions.list"];
        put?: never;
        /** @description Adds an entry. */
        post: operations["Regions.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/region/options": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description Lists the first 100 active entries in order, for pickers; only those whose name or description contains the text. */
        get: operations["Regions.options"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/region/{id}": {
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
         * @description Removes an unused entry; for an entry in use, the error states how many records use it. A rating can always be
         *     removed: its risks fall into the next lower one.
         */
        delete: operations["Regions.remove"];
        options?: never;
        head?: never;
        /** @description Changes an entry unless it has changed since it was read. */
        patch: operations["Regions.update"];
        trace?: never;
    };
    "/regulatory-risk-type": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description Lists one page of entries, including inactive ones. */
        get: operations["RegulatoryRiskTypes.list"];
        put?: never;
        /** @description Adds an entry. */
        post: operations["RegulatoryRiskTypes.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/regulatory-risk-type/options": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description Lists the first 100 active entries in order, for pickers; only those whose name or description contains the text. */
        get: operations["RegulatoryRiskTypes.options"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/regulatory-risk-type/{id}": {
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
         * @description Removes an unused entry; for an entry in use, the error states how many records use it. A rating can always be
         *     removed: its risks fall into the next lower one.
         */
        delete: operations["RegulatoryRiskTypes.remove"];
        options?: never;
        head?: never;
        /** @description Changes an entry unless it has changed since it was read. */
        patch: operations["RegulatoryRiskTypes.update"];
        trace?: never;
    };
    "/risk": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description Lists one page of live records. */
        get: operations["Risks.list"];
        put?: never;
        /** @description Adds a record; the server assigns its reference. */
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
        /** @description Lists one page of entries, including inactive ones. */
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
        /** @description Lists the first 100 active entries in order, for pickers; only those whose name or description contains the text. */
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
         * @description Removes an unused entry; for an entry in use, the error states how many records use it. A rating can always be
         *     removed: its risks fall into the next lower one.
         */
        delete: operations["RiskCategories.remove"];
        options?: never;
        head?: never;
        /** @description Changes an entry unless it has changed since it was read. */
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
        /** @description Lists one page of entries, including inactive ones. */
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
        /** @description Lists the first 100 active entries in order, for pickers; only those whose name or description contains the text. */
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
         * @description Removes an unused entry; for an entry in use, the error states how many records use it. A rating can always be
         *     removed: its risks fall into the next lower one.
         */
        delete: operations["RiskIdentificationSources.remove"];
        options?: never;
        head?: never;
        /** @description Changes an entry unless it has changed since it was read. */
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
        /** @description Lists one page of entries, including inactive ones. */
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
        /** @description Lists the first 100 active entries in order, for pickers; only those whose name or description contains the text. */
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
         * @description Removes an unused entry; for an entry in use, the error states how many records use it. A rating can always be
         *     removed: its risks fall into the next lower one.
         */
        delete: operations["RiskImpacts.remove"];
        options?: never;
        head?: never;
        /** @description Changes an entry unless it has changed since it was read. */
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
        /** @description Lists one page of entries, including inactive ones. */
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
        /** @description Lists the first 100 active entries in order, for pickers; only those whose name or description contains the text. */
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
         * @description Removes an unused entry; for an entry in use, the error states how many records use it. A rating can always be
         *     removed: its risks fall into the next lower one.
         */
        delete: operations["RiskLikelihoods.remove"];
        options?: never;
        head?: never;
        /** @description Changes an entry unless it has changed since it was read. */
        patch: operations["RiskLikelihoods.update"];
        trace?: never;
    };
    "/risk-owner": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description Lists one page of entries, including inactive ones. */
        get: operations["RiskOwners.list"];
        put?: never;
        /** @description Adds an entry. */
        post: operations["RiskOwners.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/risk-owner/options": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description Lists the first 100 active entries in order, for pickers; only those whose name or description contains the text. */
        get: operations["RiskOwners.options"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/risk-owner/{id}": {
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
         * @description Removes an unused entry; for an entry in use, the error states how many records use it. A rating can always be
         *     removed: its risks fall into the next lower one.
         */
        delete: operations["RiskOwners.remove"];
        options?: never;
        head?: never;
        /** @description Changes an entry unless it has changed since it was read. */
        patch: operations["RiskOwners.update"];
        trace?: never;
    };
    "/risk-rating": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description Lists one page of entries, including inactive ones. */
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
        /** @description Lists the first 100 active entries in order, for pickers; only those whose name or description contains the text. */
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
         * @description Removes an unused entry; for an entry in use, the error states how many records use it. A rating can always be
         *     removed: its risks fall into the next lower one.
         */
        delete: operations["RiskRatings.remove"];
        options?: never;
        head?: never;
        /** @description Changes an entry unless it has changed since it was read. */
        patch: operations["RiskRatings.update"];
        trace?: never;
    };
    "/risk/ai/generate-likelihood-and-impact": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** @description Proposes likelihood and impact of the inherent and the current risk. */
        post: operations["RiskDrafts.likelihoodAndImpact"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/risk/ai/residual": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** @description Proposes likelihood and impact of the residual risk, once the treatment plan is completed. */
        post: operations["RiskDrafts.residual"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/risk/change": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** @description Changes several records in the same way, except those that have changed since they were read. */
        post: operations["Risks.changeMany"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/risk/change-all": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * @description Starts the same change to all records that the list shows with the given search and filters, at most 10,000. Those
         *     that others change before their turn are left as they are. Fails with 409 if the list shows more or fewer by now.
         */
        post: operations["Risks.changeAll"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/risk/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * @description Exports all live records that the list shows with the given search, sort order and filters, as a file. A person can
         *     run one export at a time (security.md, attack 14); a file that cannot be completed breaks off.
         */
        get: operations["Risks.exportFile"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/risk/options": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description Lists the first 50 matching live records, for pickers. */
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
        /** @description Returns the consequences of removing these records; ids not in the register are ignored. */
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
        /** @description Removes several records at once; if one is missing or has changed, none is removed. */
        post: operations["Risks.removeMany"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/risk/remove-all": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** @description Starts the removal of all records that the list shows, in the same way. */
        post: operations["Risks.removeAll"];
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
        /** @description Lists one page of the removed records that can be restored, by default the most recently removed first. */
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
        /** @description Restores several removed records. */
        post: operations["Risks.restoreMany"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/risk/views": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description Returns the caller's views and those that others share, by name. */
        get: operations["Risks.views"];
        put?: never;
        /** @description Saves a view; a person keeps at most 50 of a register. */
        post: operations["Risks.addView"];
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
        /** @description Returns one live record. */
        get: operations["Risks.get"];
        put?: never;
        post?: never;
        /** @description Removes a record from the register; it can be restored until its retention period ends. */
        delete: operations["Risks.remove"];
        options?: never;
        head?: never;
        /** @description Changes the given fields of a record unless it has changed since it was read. */
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
        /** @description Returns the position of a record in the list with the given search, sort order and filters. */
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
        /** @description Removes a record with a reason. */
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
        /** @description Restores a removed record. Fails with 409 if a live record has since taken one of its unique values. */
        post: operations["Risks.restore"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/risk/{id}/treatment-actions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description Lists the actions of a risk in their order. */
        get: operations["TreatmentActions.ofRisk"];
        put?: never;
        /** @description Adds an action at the end of a risk's plan, which has at most 100, and notifies its owner. */
        post: operations["TreatmentActions.add"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/risk/{id}/treatment-actions/order": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** @description Puts the actions of a risk in another order. */
        post: operations["TreatmentActions.arrange"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/risk/{id}/view": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** @description Deletes a view by its id, under the same condition. */
        delete: operations["Risks.removeView"];
        options?: never;
        head?: never;
        /** @description Changes a view by its id, if it is the caller's own; administrators and managers may also change shared ones. */
        patch: operations["Risks.updateView"];
        trace?: never;
    };
    "/search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * @description Finds at most 20 records that contain a text: first those whose reference is or begins with it, then those whose title
         *     does, then others.
         */
        get: operations["Search.records"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/threat": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description Lists one page of entries, including inactive ones. */
        get: operations["Threats.list"];
        put?: never;
        /** @description Adds an entry. */
        post: operations["Threats.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/threat-actor": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description Lists one page of entries, including inactive ones. */
        get: operations["ThreatActors.list"];
        put?: never;
        /** @description Adds an entry. */
        post: operations["ThreatActors.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/threat-actor/options": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description Lists the first 100 active entries in order, for pickers; only those whose name or description contains the text. */
        get: operations["ThreatActors.options"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/threat-actor/{id}": {
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
         * @description Removes an unused entry; for an entry in use, the error states how many records use it. A rating can always be
         *     removed: its risks fall into the next lower one.
         */
        delete: operations["ThreatActors.remove"];
        options?: never;
        head?: never;
        /** @description Changes an entry unless it has changed since it was read. */
        patch: operations["ThreatActors.update"];
        trace?: never;
    };
    "/threat-category": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description Lists one page of entries, including inactive ones. */
        get: operations["ThreatCategories.list"];
        put?: never;
        /** @description Adds an entry. */
        post: operations["ThreatCategories.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/threat-category/options": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description Lists the first 100 active entries in order, for pickers; only those whose name or description contains the text. */
        get: operations["ThreatCategories.options"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/threat-category/{id}": {
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
         * @description Removes an unused entry; for an entry in use, the error states how many records use it. A rating can always be
         *     removed: its risks fall into the next lower one.
         */
        delete: operations["ThreatCategories.remove"];
        options?: never;
        head?: never;
        /** @description Changes an entry unless it has changed since it was read. */
        patch: operations["ThreatCategories.update"];
        trace?: never;
    };
    "/threat-source": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description Lists one page of entries, including inactive ones. */
        get: operations["ThreatSources.list"];
        put?: never;
        /** @description Adds an entry. */
        post: operations["ThreatSources.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/threat-source/options": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description Lists the first 100 active entries in order, for pickers; only those whose name or description contains the text. */
        get: operations["ThreatSources.options"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/threat-source/{id}": {
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
         * @description Removes an unused entry; for an entry in use, the error states how many records use it. A rating can always be
         *     removed: its risks fall into the next lower one.
         */
        delete: operations["ThreatSources.remove"];
        options?: never;
        head?: never;
        /** @description Changes an entry unless it has changed since it was read. */
        patch: operations["ThreatSources.update"];
        trace?: never;
    };
    "/threat/options": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description Lists the first 100 active entries in order, for pickers; only those whose name or description contains the text. */
        get: operations["Threats.options"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/threat/{id}": {
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
         * @description Removes an unused entry; for an entry in use, the error states how many records use it. A rating can always be
         *     removed: its risks fall into the next lower one.
         */
        delete: operations["Threats.remove"];
        options?: never;
        head?: never;
        /** @description Changes an entry unless it has changed since it was read. */
        patch: operations["Threats.update"];
        trace?: never;
    };
    "/timeline-entry/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** @description Removes an entry that a person has made. It keeps its place without its text. */
        delete: operations["IncidentResponses.remove"];
        options?: never;
        head?: never;
        /** @description Changes an entry that a person has made, and says so. */
        patch: operations["IncidentResponses.update"];
        trace?: never;
    };
    "/treatment-action/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** @description Removes an action. */
        delete: operations["TreatmentActions.remove"];
        options?: never;
        head?: never;
        /** @description Changes an action, and notifies a new owner. */
        patch: operations["TreatmentActions.update"];
        trace?: never;
    };
    "/treatment-action/{id}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** @description Restores a removed action. Its removal, too, has given it a new version. */
        post: operations["TreatmentActions.restore"];
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
        /** @description Returns the user's date and time format. */
        get: operations["Preferences.get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** @description Changes the user's date and time format; omitted fields stay unchanged. */
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
        /** @description Returns the organisation that becomes active after sign-in. */
        get: operations["Preferences.defaultOrganisation"];
        put?: never;
        /** @description Makes one of the user's organisations the default. */
        post: operations["Preferences.setDefaultOrganisation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user-preferences/notifications": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description Returns how the user receives each kind of notification. */
        get: operations["Preferences.notifications"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** @description Changes how the user receives some kinds of notifications. */
        patch: operations["Preferences.setNotifications"];
        trace?: never;
    };
    "/user/options": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description Lists the first 50 members of the organisation whose name matches, for owner pickers. */
        get: operations["Members.options"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/vulnerability": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description Lists one page of entries, including inactive ones. */
        get: operations["Vulnerabilities.list"];
        put?: never;
        /** @description Adds an entry. */
        post: operations["Vulnerabilities.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/vulnerability/options": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description Lists the first 100 active entries in order, for pickers; only those whose name or description contains the text. */
        get: operations["Vulnerabilities.options"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/vulnerability/{id}": {
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
         * @description Removes an unused entry; for an entry in use, the error states how many records use it. A rating can always be
         *     removed: its risks fall into the next lower one.
         */
        delete: operations["Vulnerabilities.remove"];
        options?: never;
        head?: never;
        /** @description Changes an entry unless it has changed since it was read. */
        patch: operations["Vulnerabilities.update"];
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /** @description An action in the activity log. */
        Activity: {
            id: components["schemas"]["Uuid"];
            actor: components["schemas"]["PersonReference"] | null;
            action: components["schemas"]["ActivityAction"];
            /** @description The kind of the affected entity: `risk`, `riskCategory`, `user` … */
            entityType: string;
            entityId: components["schemas"]["Uuid"];
            /** @description Set for records of a register. */
            entityRef: string | null;
            entityName: string;
            changes: components["schemas"]["FieldChange"][];
            /** @description Names for the ids in `changes`, except ids that are unknown or that the caller may not view. */
            names: components["schemas"]["NamedThing"][];
            /** @description The organisation concerned; null for an action of a platform administrator. */
            organisation: components["schemas"]["OrganisationName"] | null;
            ip: string | null;
            userAgent: string | null;
            /** Format: date-time */
            at: string;
        };
        /**
         * @description An action on a record; `RESTORE` undoes a removal.
         * @enum {string}
         */
        ActivityAction: "CREATE" | "READ" | "UPDATE" | "DELETE" | "RESTORE";
        /** @description One page of rows in the requested order, with the id as tie-breaker. */
        ActivityPage: {
            data: components["schemas"]["Activity"][];
            pagination: components["schemas"]["Pagination"];
        };
        /** @description A response with one page of rows. */
        ActivityPageAnswer: {
            /** @enum {boolean} */
            status: true;
            message: string;
            data: components["schemas"]["ActivityPage"];
        };
        /** @enum {string} */
        ActivitySort: "at" | "actor" | "action" | "entityName";
        /** @description A successful response with its result in `data` (specification section 7). */
        ArrayAnswer: {
            /** @enum {boolean} */
            status: true;
            message: string;
            data: components["schemas"]["FoundRecord"][];
        };
        /** @description A part of the text while it is written; at the end the proposal. */
        AssessmentDraftEvent: {
            text: string | null;
            proposal: components["schemas"]["AssessmentProposal"] | null;
        };
        AssessmentProposal: {
            /** @description The name of the model that wrote it; null for a draft from a template. */
            modelName: string | null;
            assessments: components["schemas"]["ProposedAssessment"][];
        };
        /**
         * @description Primary assets have value in themselves; supporting assets are what they depend on (ISO/IEC 27005, A.2.2).
         * @enum {string}
         */
        AssetKind: "PRIMARY" | "SUPPORT";
        /** @description A file that is attached to a record, with its earlier versions. */
        Attachment: {
            id: components["schemas"]["Uuid"];
            latest: components["schemas"]["AttachmentVersion"];
            version: components["schemas"]["Version"];
            removedAt: string | null;
            removedBy: components["schemas"]["PersonReference"] | null;
        };
        /** @description A successful response with its result in `data` (specification section 7). */
        AttachmentAnswer: {
            /** @enum {boolean} */
            status: true;
            message: string;
            data: components["schemas"]["Attachment"];
        };
        AttachmentChanges: {
            version: components["schemas"]["Version"];
            name: components["schemas"]["FileName"];
        };
        /** @description The record has changed since it was read; `current` is the stored version. */
        AttachmentConflict: {
            /** @enum {boolean} */
            status: false;
            message: string;
            /** @description The field errors; empty if the request was rejected as a whole. */
            errors: components["schemas"]["FieldError"][];
            current: components["schemas"]["Attachment"];
        };
        /** @description One page of rows in the requested order, with the id as tie-breaker. */
        AttachmentPage: {
            data: components["schemas"]["Attachment"][];
            pagination: components["schemas"]["Pagination"];
        };
        /** @description A response with one page of rows. */
        AttachmentPageAnswer: {
            /** @enum {boolean} */
            status: true;
            message: string;
            data: components["schemas"]["AttachmentPage"];
        };
        /** @enum {string} */
        AttachmentSort: "createdAt" | "name" | "size";
        /** @description A file as it was attached. */
        AttachmentVersion: {
            /**
             * Format: int32
             * @description From 1.
             */
            number: number;
            name: string;
            type: components["schemas"]["FileType"];
            /**
             * Format: int32
             * @description In bytes.
             */
            size: number;
            /** @description SHA-256 of its content, in hexadecimal. */
            sha256: string;
            /** Format: date-time */
            createdAt: string;
            createdBy: components["schemas"]["PersonReference"];
        };
        /** @description The attached file has changed since it was read, with its stored state; or there is no room for another version. */
        AttachmentVersionConflict: {
            /** @enum {boolean} */
            status: false;
            message: string;
            /** @description The field errors; empty if the request was rejected as a whole. */
            errors: components["schemas"]["FieldError"][];
            current?: components["schemas"]["Attachment"];
        };
        /** @description A response with all rows, unpaged. */
        AttachmentVersionListAnswer: {
            /** @enum {boolean} */
            status: true;
            message: string;
            data: components["schemas"]["AttachmentVersion"][];
        };
        AttachmentVersionRestoration: {
            version: components["schemas"]["Version"];
            /**
             * Format: int32
             * @description The number of an earlier version.
             */
            number: number;
        };
        /** @description The outcome of a batch. */
        BatchOutcome: {
            /**
             * Format: int32
             * @description How many records have the given values now.
             */
            succeeded: number;
            /** @description The other records, in the order of the request. */
            refused: components["schemas"]["RefusedRecord"][];
        };
        /** @description A successful response with its result in `data` (specification section 7). */
        BatchOutcomeAnswer: {
            /** @enum {boolean} */
            status: true;
            message: string;
            data: components["schemas"]["BatchOutcome"];
        };
        /**
         * @description Why a record of a batch was left as it was.
         * @enum {string}
         */
        BatchRefusal: "LABELS" | "CHANGED" | "MISSING";
        /** @enum {string} */
        BulkAction: "CHANGE" | "REMOVE";
        /** @description A change or removal of all records that a list shows, done by a job. Nobody but its author sees it, for a day. */
        BulkChange: {
            id: components["schemas"]["Uuid"];
            /** @description `risk`, `informationAsset` … */
            kind: string;
            action: components["schemas"]["BulkAction"];
            state: components["schemas"]["BulkState"];
            /**
             * Format: int32
             * @description How many records the list showed.
             */
            total: number;
            /**
             * Format: int32
             * @description How many of them the change, or its undo, has reached so far.
             */
            done: number;
            /**
             * Format: int32
             * @description How many of those were left as they were.
             */
            refused: number;
            /** @description Why it ended early; null if it did not. */
            failure: string | null;
            /** Format: date-time */
            createdAt: string;
            /** @description Until when it can be undone; null if it cannot. */
            undoUntil: string | null;
        };
        /** @description A successful response with its result in `data` (specification section 7). */
        BulkChangeAnswer: {
            /** @enum {boolean} */
            status: true;
            message: string;
            data: components["schemas"]["BulkChange"];
        };
        /** @enum {string} */
        BulkState: "RUNNING" | "STOPPING" | "DONE" | "STOPPED" | "FAILED" | "UNDOING" | "UNDONE";
        CategoryReference: {
            id: components["schemas"]["Uuid"];
            name: string;
        };
        /** @description `#RRGGBB` */
        Colour: string;
        ColumnName: string;
        /** @description A comment on a record. A removed one keeps its place without its text. */
        Comment: {
            id: components["schemas"]["Uuid"];
            /** @description With U+FFFC in the place of each mention; null if the comment was removed. */
            text: string | null;
            /** @description The mentioned people, in the order of their places in the text. */
            mentions: components["schemas"]["PersonReference"][];
            version: components["schemas"]["Version"];
            /** Format: date-time */
            createdAt: string;
            createdBy: components["schemas"]["PersonReference"];
            /** @description When its text was last changed; null if it never was. */
            editedAt: string | null;
            removedAt: string | null;
            removedBy: components["schemas"]["PersonReference"] | null;
        };
        /** @description A successful response with its result in `data` (specification section 7). */
        CommentAnswer: {
            /** @enum {boolean} */
            status: true;
            message: string;
            data: components["schemas"]["Comment"];
        };
        CommentChanges: {
            version: components["schemas"]["Version"];
            /** @description With U+FFFC (object replacement character) in the place of each mention. */
            text: components["schemas"]["Prose"];
            /** @description The mentioned members of the organisation, one for each U+FFFC, in the same order. */
            mentionIds: components["schemas"]["Uuid"][];
        };
        /** @description The record has changed since it was read; `current` is the stored version. */
        CommentConflict: {
            /** @enum {boolean} */
            status: false;
            message: string;
            /** @description The field errors; empty if the request was rejected as a whole. */
            errors: components["schemas"]["FieldError"][];
            current: components["schemas"]["Comment"];
        };
        CommentInput: {
            /** @description With U+FFFC (object replacement character) in the place of each mention. */
            text: components["schemas"]["Prose"];
            /** @description The mentioned members of the organisation, one for each U+FFFC, in the same order. */
            mentionIds: components["schemas"]["Uuid"][];
        };
        /** @description One page of rows in the requested order, with the id as tie-breaker. */
        CommentPage: {
            data: components["schemas"]["Comment"][];
            pagination: components["schemas"]["Pagination"];
        };
        /** @description A response with one page of rows. */
        CommentPageAnswer: {
            /** @enum {boolean} */
            status: true;
            message: string;
            data: components["schemas"]["CommentPage"];
        };
        /** @enum {string} */
        CommentSort: "createdAt";
        /** @enum {string} */
        ComplianceStatus: "COMPLIANT" | "PARTIALLY" | "NON_COMPLIANT";
        /**
         * @description How well the existing controls work (ISO 31000, 6.4.3).
         * @enum {string}
         */
        ControlEffectiveness: "EFFECTIVE" | "PARTLY_EFFECTIVE" | "INEFFECTIVE" | "NOT_TESTED";
        /**
         * @description The countries and territories of ISO 3166-1 by their alpha-2 codes, in the order of their English names.
         * @enum {string}
         */
        Country: "AF" | "AX" | "AL" | "DZ" | "AS" | "AD" | "AO" | "AI" | "AQ" | "AG" | "AR" | "AM" | "AW" | "AU" | "AT" | "AZ" | "BS" | "BH" | "BD" | "BB" | "BY" | "BE" | "BZ" | "BJ" | "BM" | "BT" | "BO" | "BA" | "BW" | "BV" | "BR" | "IO" | "VG" | "BN" | "BG" | "BF" | "BI" | "KH" | "CM" | "CA" | "CV" | "BQ" | "KY" | "CF" | "TD" | "CL" | "CN" | "CX" | "CC" | "CO" | "KM" | "CG" | "CD" | "CK" | "CR" | "CI" | "HR" | "CU" | "CW" | "CY" | "CZ" | "DK" | "DJ" | "DM" | "DO" | "EC" | "EG" | "SV" | "GQ" | "ER" | "EE" | "SZ" | "ET" | "FK" | "FO" | "FJ" | "FI" | "FR" | "GF" | "PF" | "TF" | "GA" | "GM" | "GE" | "DE" | "GH" | "GI" | "GR" | "GL" | "GD" | "GP" | "GU" | "GT" | "GG" | "GN" | "GW" | "GY" | "HT" | "HM" | "HN" | "HK" | "HU" | "IS" | "IN" | "ID" | "IR" | "IQ" | "IE" | "IM" | "IL" | "IT" | "JM" | "JP" | "JE" | "JO" | "KZ" | "KE" | "KI" | "KW" | "KG" | "LA" | "LV" | "LB" | "LS" | "LR" | "LY" | "LI" | "LT" | "LU" | "MO" | "MG" | "MW" | "MY" | "MV" | "ML" | "MT" | "MH" | "MQ" | "MR" | "MU" | "YT" | "MX" | "FM" | "MD" | "MC" | "MN" | "ME" | "MS" | "MA" | "MZ" | "MM" | "NA" | "NR" | "NP" | "NL" | "NC" | "NZ" | "NI" | "NE" | "NG" | "NU" | "NF" | "KP" | "MK" | "MP" | "NO" | "OM" | "PK" | "PW" | "PS" | "PA" | "PG" | "PY" | "PE" | "PH" | "PN" | "PL" | "PT" | "PR" | "QA" | "RE" | "RO" | "RU" | "RW" | "WS" | "SM" | "ST" | "SA" | "SN" | "RS" | "SC" | "SL" | "SG" | "SX" | "SK" | "SI" | "SB" | "SO" | "ZA" | "GS" | "KR" | "SS" | "ES" | "LK" | "BL" | "SH" | "KN" | "LC" | "MF" | "PM" | "VC" | "SD" | "SR" | "SJ" | "SE" | "CH" | "SY" | "TW" | "TJ" | "TZ" | "TH" | "TL" | "TG" | "TK" | "TO" | "TT" | "TN" | "TR" | "TM" | "TC" | "TV" | "UG" | "UA" | "AE" | "GB" | "US" | "UY" | "UM" | "VI" | "UZ" | "VU" | "VA" | "VE" | "VN" | "WF" | "EH" | "YE" | "ZM" | "ZW";
        /** @description The signed-in user. An account can be used only when it is both approved and active. */
        CurrentUser: {
            id: components["schemas"]["Uuid"];
            approved: boolean;
            active: boolean;
            fullName: string;
            email: string;
            imageUrl: string | null;
            platform: components["schemas"]["PlatformAccess"] | null;
        };
        /** @description A successful response with its result in `data` (specification section 7). */
        CurrentUserAnswer: {
            /** @enum {boolean} */
            status: true;
            message: string;
            data: components["schemas"]["CurrentUser"];
        };
        DefaultOrganisation: {
            defaultOrganisationId: components["schemas"]["Uuid"] | null;
        };
        /** @description A successful response with its result in `data` (specification section 7). */
        DefaultOrganisationAnswer: {
            /** @enum {boolean} */
            status: true;
            message: string;
            data: components["schemas"]["DefaultOrganisation"];
        };
        DefaultOrganisationInput: {
            organisationId: components["schemas"]["Uuid"];
        };
        /** @description A successful response without a result. */
        Done: {
            /** @enum {boolean} */
            status: true;
            message: string;
        };
        /**
         * @description The formats of an export.
         * @enum {string}
         */
        ExportFormat: "csv" | "xlsx" | "json";
        /** @description A job that has failed in every attempt. It contains neither what the job was about nor what a record contains. */
        FailedJob: {
            id: components["schemas"]["Uuid"];
            /** @description The kind of job: `mail-code`, `purge-limits` … */
            name: string;
            /** @description The organisation that it belongs to; null for a job of the platform. */
            organisation: components["schemas"]["OrganisationName"] | null;
            /**
             * Format: int32
             * @description How many times it was attempted.
             */
            attempts: number;
            /** @description Why the last attempt failed. */
            error: string;
            /** Format: date-time */
            addedAt: string;
            /** Format: date-time */
            failedAt: string;
        };
        /** @description One page of rows in the requested order, with the id as tie-breaker. */
        FailedJobPage: {
            data: components["schemas"]["FailedJob"][];
            pagination: components["schemas"]["Pagination"];
        };
        /** @description A response with one page of rows. */
        FailedJobPageAnswer: {
            /** @enum {boolean} */
            status: true;
            message: string;
            data: components["schemas"]["FailedJobPage"];
        };
        /** @enum {string} */
        FailedJobSort: "addedAt" | "failedAt";
        Failure: {
            /** @enum {boolean} */
            status: false;
            message: string;
            /** @description The field errors; empty if the request was rejected as a whole. */
            errors: components["schemas"]["FieldError"][];
        };
        /** @description A changed field of a record. */
        FieldChange: {
            field: string;
            /** @description The previous value; null if the field was empty. */
            old: unknown;
            new: unknown;
        };
        /** @description A field error: a path such as `title` or `categoryIds/1`, and how to correct the value. */
        FieldError: {
            field: string;
            message: string;
        };
        /** @description The address of a file, which needs no token. It is valid for a minute, for this file and person. */
        FileAddress: {
            url: string;
            /** Format: date-time */
            validUntil: string;
        };
        /** @description A successful response with its result in `data` (specification section 7). */
        FileAddressAnswer: {
            /** @enum {boolean} */
            status: true;
            message: string;
            data: components["schemas"]["FileAddress"];
        };
        /** @description What a file is called. The server keeps what follows the last slash, without control characters, at most 200 characters. */
        FileName: string;
        /**
         * @description The types of files that are accepted. A file is of the type that its content shows, and its name must agree with it.
         * @enum {string}
         */
        FileType: "PDF" | "PNG" | "JPEG" | "GIF" | "WEBP" | "SVG" | "DOCX" | "XLSX" | "PPTX" | "ODT" | "ODS" | "ODP" | "TEXT" | "CSV" | "JSON" | "MARKDOWN";
        /** @description A record that a search has found. */
        FoundRecord: {
            /** @description `risk`, `informationAsset` … */
            kind: string;
            id: components["schemas"]["Uuid"];
            ref: string;
            title: string;
        };
        /** @description A tip shown to all users of the platform. */
        HelpfulTip: {
            id: components["schemas"]["Uuid"];
            /** @description The topic, in a word or two. */
            topic: string;
            title: string;
            /** @description HTML, sanitised on save and again by the browser before display. */
            description: string;
        };
        /** @description One page of rows in the requested order, with the id as tie-breaker. */
        HelpfulTipPage: {
            data: components["schemas"]["HelpfulTip"][];
            pagination: components["schemas"]["Pagination"];
        };
        /** @description A response with one page of rows. */
        HelpfulTipPageAnswer: {
            /** @enum {boolean} */
            status: true;
            message: string;
            data: components["schemas"]["HelpfulTipPage"];
        };
        /** @enum {string} */
        HelpfulTipSort: "position" | "topic" | "title";
        /** @enum {string} */
        HistorySort: "at" | "actor" | "action";
        /** @description A file that its author imports into a register. Nobody else sees it, and it is deleted after a day. */
        Import: {
            id: components["schemas"]["Uuid"];
            /** @description `risk`, `informationAsset` … */
            kind: string;
            fileName: string;
            state: components["schemas"]["ImportState"];
            mode: components["schemas"]["ImportMode"] | null;
            columns: components["schemas"]["ImportColumn"][];
            /** @description The fields of the register. */
            fields: components["schemas"]["ImportField"][];
            /** @description The field without which nothing can be added. */
            titleField: string;
            /** @description The field by which a row finds what it changes. */
            referenceField: string;
            /** Format: int32 */
            rows: number;
            /**
             * Format: int32
             * @description How many rows the check, the import or its undo has done so far.
             */
            done: number;
            /** @description Null until it is checked. */
            counts: components["schemas"]["ImportCounts"] | null;
            /** @description Why the last step was not done; null if it was. */
            failure: string | null;
            /** Format: date-time */
            createdAt: string;
            /** @description Until when it can be undone; null if it cannot. */
            undoUntil: string | null;
        };
        /** @description A successful response with its result in `data` (specification section 7). */
        ImportAnswer: {
            /** @enum {boolean} */
            status: true;
            message: string;
            data: components["schemas"]["Import"];
        };
        /** @description The column that a field is read from. */
        ImportAssignment: {
            /**
             * Format: int32
             * @description The position of the column, from 0.
             */
            column: number;
            field: components["schemas"]["Line"];
        };
        ImportColumn: {
            /** @description Empty if the file has none. */
            header: string;
            /** @description The first values of the column. */
            samples: string[];
            /** @description Guessed from the header, or as last assigned; null for a column that is not imported. */
            field: string | null;
        };
        /** @description How many rows of each outcome there are. */
        ImportCounts: {
            /** Format: int32 */
            add: number;
            /** Format: int32 */
            update: number;
            /** Format: int32 */
            unchanged: number;
            /** Format: int32 */
            skip: number;
            /** Format: int32 */
            invalid: number;
        };
        ImportError: {
            /** @description The header of the column; empty if it concerns the whole row. */
            column: string;
            message: string;
        };
        /** @description A field that a column can be assigned to. */
        ImportField: {
            /** @description `title`, `treatmentPlan/dueOn` … */
            field: string;
            label: string;
        };
        /** @enum {string} */
        ImportFormat: "csv" | "xlsx";
        /** @description A response with all rows, unpaged. */
        ImportListAnswer: {
            /** @enum {boolean} */
            status: true;
            message: string;
            data: components["schemas"]["Import"][];
        };
        /**
         * @description What is done with a row whose reference is that of a live record. Any other row is a new record.
         * @enum {string}
         */
        ImportMode: "STOP" | "SKIP" | "UPDATE";
        ImportOrder: {
            /** @description Whether rows with errors are left out. Without it there must be none. */
            leaveOutInvalid: boolean;
        };
        /**
         * @description What happens with a row, or is wrong with it.
         * @enum {string}
         */
        ImportOutcome: "ADD" | "UPDATE" | "UNCHANGED" | "SKIP" | "INVALID";
        ImportPlan: {
            columns: components["schemas"]["ImportAssignment"][];
            mode: components["schemas"]["ImportMode"];
        };
        /** @description What a check has found about a row. */
        ImportRow: {
            /**
             * Format: int32
             * @description The number that spreadsheet programs show: the header has 1.
             */
            row: number;
            outcome: components["schemas"]["ImportOutcome"];
            /** @description The title in the file. */
            title: string;
            /** @description The reference of the record; null if there is none yet. */
            ref: string | null;
            /** @description The labels of the fields that change. */
            changes: string[];
            errors: components["schemas"]["ImportError"][];
            /** @description Null unless the import was undone. */
            undo: components["schemas"]["ImportUndo"] | null;
        };
        /** @description One page of rows in the requested order, with the id as tie-breaker. */
        ImportRowPage: {
            data: components["schemas"]["ImportRow"][];
            pagination: components["schemas"]["Pagination"];
        };
        /** @description A response with one page of rows. */
        ImportRowPageAnswer: {
            /** @enum {boolean} */
            status: true;
            message: string;
            data: components["schemas"]["ImportRowPage"];
        };
        /** @enum {string} */
        ImportState: "UPLOADED" | "CHECKING" | "CHECKED" | "RUNNING" | "DONE" | "UNDOING" | "UNDONE" | "FAILED";
        /**
         * @description What the undo of an import did with a record.
         * @enum {string}
         */
        ImportUndo: "UNDONE" | "CHANGED" | "MISSING";
        Incident: {
            id: components["schemas"]["Uuid"];
            /** @description Unique within the organisation and never reused. */
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
            type: components["schemas"]["CategoryReference"] | null;
            /** @description Null until assessed. Once assessed, it changes by `changeSeverity` only, or is cleared. */
            severity: components["schemas"]["IncidentSeverity"] | null;
            detection: components["schemas"]["IncidentDetection"] | null;
            owner: components["schemas"]["PersonReference"] | null;
            reporter: components["schemas"]["PersonReference"] | null;
            assets: components["schemas"]["RecordReference"][];
            risks: components["schemas"]["RecordReference"][];
            occurredAt: string | null;
            /** @description When the organisation became aware of it. Periods of notification start here. */
            detectedAt: string | null;
            /** @description When it was reported within the organisation. */
            reportedAt: string | null;
            containedAt: string | null;
            resolvedAt: string | null;
            /** @description Those who must be notified. */
            partiesToNotify: components["schemas"]["NotifiedParty"][];
            /** @description The early warning to the authority (NIS 2, Article 23(4)(a)). */
            earlyWarningAt: string | null;
            /** @description The notification of the authority (NIS 2, Article 23(4)(b); GDPR, Article 33). */
            regulatorNotifiedAt: string | null;
            /** @description The communication to the data subjects (GDPR, Article 34). */
            dataSubjectsNotifiedAt: string | null;
            /** @description The final report to the authority (NIS 2, Article 23(4)(d)). */
            finalReportAt: string | null;
            impact: components["schemas"]["Prose"];
            /** @description What was done at once to limit the damage. */
            immediateMitigation: components["schemas"]["Prose"];
            rootCause: components["schemas"]["Prose"];
            correctiveActions: components["schemas"]["Prose"];
            lessonsLearned: components["schemas"]["Prose"];
            labels: components["schemas"]["LabelReference"][];
            status: components["schemas"]["IncidentStatus"];
            /** @description The end of the next period in which someone is still to be notified (domain/incident-clocks.ts). */
            nextDueAt: string | null;
        };
        /**
         * @description What moves an incident from one status to another (domain/incident-lifecycle.ts).
         * @enum {string}
         */
        IncidentAction: "START" | "CONTAIN" | "RESOLVE" | "CLOSE" | "REOPEN";
        /** @description A successful response with its result in `data` (specification section 7). */
        IncidentAnswer: {
            /** @enum {boolean} */
            status: true;
            message: string;
            data: components["schemas"]["Incident"];
        };
        /** @description The record has changed since it was read; `current` is the stored version. */
        IncidentConflict: {
            /** @enum {boolean} */
            status: false;
            message: string;
            /** @description The field errors; empty if the request was rejected as a whole. */
            errors: components["schemas"]["FieldError"][];
            current: components["schemas"]["Incident"];
        };
        /**
         * @description Whether the organisation found the incident by itself or was told by others.
         * @enum {string}
         */
        IncidentDetection: "INTERNAL" | "EXTERNAL";
        /**
         * @description The incident filters that can also match an empty field.
         * @enum {string}
         */
        IncidentGap: "severity" | "typeId" | "detection" | "ownerId" | "labelId";
        IncidentInput: {
            title: components["schemas"]["Line"];
            /** @default  */
            description?: components["schemas"]["Prose"];
            /** @default null */
            typeId?: components["schemas"]["Uuid"] | null;
            /**
             * @description Null until assessed. Once assessed, it changes by `changeSeverity` only, or is cleared.
             * @default null
             */
            severity?: components["schemas"]["IncidentSeverity"] | null;
            /** @default null */
            detection?: components["schemas"]["IncidentDetection"] | null;
            /**
             * @description A member of the organisation, who leads the response.
             * @default null
             */
            ownerId?: components["schemas"]["Uuid"] | null;
            /**
             * @description The member of the organisation who reported it.
             * @default null
             */
            reporterId?: components["schemas"]["Uuid"] | null;
            /**
             * @description The information assets that it affects; repeated ids count once.
             * @default []
             */
            assetIds?: components["schemas"]["Uuid"][];
            /**
             * @description The risks that it realises; repeated ids count once.
             * @default []
             */
            riskIds?: components["schemas"]["Uuid"][];
            /** @default null */
            occurredAt?: string | null;
            /**
             * @description When the organisation became aware of it. Periods of notification start here.
             * @default null
             */
            detectedAt?: string | null;
            /**
             * @description When it was reported within the organisation.
             * @default null
             */
            reportedAt?: string | null;
            /** @default null */
            containedAt?: string | null;
            /** @default null */
            resolvedAt?: string | null;
            /**
             * @description Those who must be notified.
             * @default []
             */
            partiesToNotify?: components["schemas"]["NotifiedParty"][];
            /**
             * @description The early warning to the authority (NIS 2, Article 23(4)(a)).
             * @default null
             */
            earlyWarningAt?: string | null;
            /**
             * @description The notification of the authority (NIS 2, Article 23(4)(b); GDPR, Article 33).
             * @default null
             */
            regulatorNotifiedAt?: string | null;
            /**
             * @description The communication to the data subjects (GDPR, Article 34).
             * @default null
             */
            dataSubjectsNotifiedAt?: string | null;
            /**
             * @description The final report to the authority (NIS 2, Article 23(4)(d)).
             * @default null
             */
            finalReportAt?: string | null;
            /** @default  */
            impact?: components["schemas"]["Prose"];
            /**
             * @description What was done at once to limit the damage.
             * @default
             */
            immediateMitigation?: components["schemas"]["Prose"];
            /** @default  */
            rootCause?: components["schemas"]["Prose"];
            /** @default  */
            correctiveActions?: components["schemas"]["Prose"];
            /** @default  */
            lessonsLearned?: components["schemas"]["Prose"];
            /**
             * @description The organisation's own labels; repeated ids count once.
             * @default []
             */
            labelIds?: components["schemas"]["Uuid"][];
        };
        /** @description The same changes to several records: to fields that lists filter by, such as owner and status, and to labels. */
        IncidentInputBatchChanges: {
            typeId?: components["schemas"]["Uuid"] | null;
            detection?: components["schemas"]["IncidentDetection"] | null;
            /** @description A member of the organisation, who leads the response. */
            ownerId?: components["schemas"]["Uuid"] | null;
            /** @description Added to those that a record has. */
            addedLabelIds?: components["schemas"]["Uuid"][];
            /** @description Removed from a record that has them. */
            removedLabelIds?: components["schemas"]["Uuid"][];
        };
        IncidentInputChangeOfAll: {
            /**
             * Format: int32
             * @description How many they are, as the caller has seen.
             */
            total: number;
            changes: components["schemas"]["IncidentInputBatchChanges"];
        };
        /** @description A partial update: the version that was read and the changed fields. No defaults: omitted fields stay unchanged. */
        IncidentInputChanges: {
            version: components["schemas"]["Version"];
            title?: components["schemas"]["Line"];
            description?: components["schemas"]["Prose"];
            typeId?: components["schemas"]["Uuid"] | null;
            /** @description Null until assessed. Once assessed, it changes by `changeSeverity` only, or is cleared. */
            severity?: components["schemas"]["IncidentSeverity"] | null;
            detection?: components["schemas"]["IncidentDetection"] | null;
            /** @description A member of the organisation, who leads the response. */
            ownerId?: components["schemas"]["Uuid"] | null;
            /** @description The member of the organisation who reported it. */
            reporterId?: components["schemas"]["Uuid"] | null;
            /** @description The information assets that it affects; repeated ids count once. */
            assetIds?: components["schemas"]["Uuid"][];
            /** @description The risks that it realises; repeated ids count once. */
            riskIds?: components["schemas"]["Uuid"][];
            occurredAt?: string | null;
            /** @description When the organisation became aware of it. Periods of notification start here. */
            detectedAt?: string | null;
            /** @description When it was reported within the organisation. */
            reportedAt?: string | null;
            containedAt?: string | null;
            resolvedAt?: string | null;
            /** @description Those who must be notified. */
            partiesToNotify?: components["schemas"]["NotifiedParty"][];
            /** @description The early warning to the authority (NIS 2, Article 23(4)(a)). */
            earlyWarningAt?: string | null;
            /** @description The notification of the authority (NIS 2, Article 23(4)(b); GDPR, Article 33). */
            regulatorNotifiedAt?: string | null;
            /** @description The communication to the data subjects (GDPR, Article 34). */
            dataSubjectsNotifiedAt?: string | null;
            /** @description The final report to the authority (NIS 2, Article 23(4)(d)). */
            finalReportAt?: string | null;
            impact?: components["schemas"]["Prose"];
            /** @description What was done at once to limit the damage. */
            immediateMitigation?: components["schemas"]["Prose"];
            rootCause?: components["schemas"]["Prose"];
            correctiveActions?: components["schemas"]["Prose"];
            lessonsLearned?: components["schemas"]["Prose"];
            /** @description The organisation's own labels; repeated ids count once. */
            labelIds?: components["schemas"]["Uuid"][];
        };
        /** @description One page of rows in the requested order, with the id as tie-breaker. */
        IncidentPage: {
            data: components["schemas"]["Incident"][];
            pagination: components["schemas"]["Pagination"];
        };
        /** @description A response with one page of rows. */
        IncidentPageAnswer: {
            /** @enum {boolean} */
            status: true;
            message: string;
            data: components["schemas"]["IncidentPage"];
        };
        /** @description The record has changed, or a live record has taken a unique value; `current` is the stored version. */
        IncidentRestorationConflict: {
            /** @enum {boolean} */
            status: false;
            message: string;
            /** @description The field errors; empty if the request was rejected as a whole. */
            errors: components["schemas"]["FieldError"][];
            current?: components["schemas"]["Incident"];
        };
        /** @enum {string} */
        IncidentSeverity: "CRITICAL" | "MAJOR" | "MODERATE" | "MINOR" | "LOW";
        IncidentSeverityChange: {
            version: components["schemas"]["Version"];
            severity: components["schemas"]["IncidentSeverity"];
            reason: components["schemas"]["Prose"];
        };
        /** @enum {string} */
        IncidentSort: "ref" | "title" | "updatedAt" | "status" | "nextDueAt" | "type" | "severity" | "owner" | "occurredAt" | "detectedAt" | "resolvedAt";
        /** @enum {string} */
        IncidentStatus: "OPEN" | "IN_PROGRESS" | "CONTAINED" | "RESOLVED" | "CLOSED";
        /** @description An action on an incident, with what it needs that the incident does not have yet. */
        IncidentStatusChange: {
            version: components["schemas"]["Version"];
            action: components["schemas"]["IncidentAction"];
            /**
             * Format: date-time
             * @description When that was, now by default. Containment and resolution need it, unless the incident has it.
             */
            at?: string;
            rootCause?: components["schemas"]["Prose"];
            /**
             * @description Required for reopening; in the timeline for every action.
             * @default
             */
            reason?: components["schemas"]["Prose"];
        };
        InformationAsset: {
            id: components["schemas"]["Uuid"];
            /** @description Unique within the organisation and never reused. */
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
            type: components["schemas"]["CategoryReference"] | null;
            kind: components["schemas"]["AssetKind"];
            owner: components["schemas"]["PersonReference"] | null;
            location: components["schemas"]["Prose"];
            /** @description Null until rated, like integrity and availability. */
            confidentiality: components["schemas"]["Level"] | null;
            integrity: components["schemas"]["Level"] | null;
            availability: components["schemas"]["Level"] | null;
            reviewOn: string | null;
            labels: components["schemas"]["LabelReference"][];
        };
        /** @description A successful response with its result in `data` (specification section 7). */
        InformationAssetAnswer: {
            /** @enum {boolean} */
            status: true;
            message: string;
            data: components["schemas"]["InformationAsset"];
        };
        /** @description The record has changed since it was read; `current` is the stored version. */
        InformationAssetConflict: {
            /** @enum {boolean} */
            status: false;
            message: string;
            /** @description The field errors; empty if the request was rejected as a whole. */
            errors: components["schemas"]["FieldError"][];
            current: components["schemas"]["InformationAsset"];
        };
        /**
         * @description The asset filters that can also match an empty field.
         * @enum {string}
         */
        InformationAssetGap: "typeId" | "ownerId" | "confidentiality" | "integrity" | "availability" | "reviewBy" | "labelId";
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
             * @description Null until rated, like integrity and availability.
             * @default null
             */
            confidentiality?: components["schemas"]["Level"] | null;
            /** @default null */
            integrity?: components["schemas"]["Level"] | null;
            /** @default null */
            availability?: components["schemas"]["Level"] | null;
            /** @default null */
            reviewOn?: string | null;
            /**
             * @description The organisation's own labels; repeated ids count once.
             * @default []
             */
            labelIds?: components["schemas"]["Uuid"][];
        };
        /** @description The same changes to several records: to fields that lists filter by, such as owner and status, and to labels. */
        InformationAssetInputBatchChanges: {
            typeId?: components["schemas"]["Uuid"] | null;
            kind?: components["schemas"]["AssetKind"];
            /** @description A member of the organisation. */
            ownerId?: components["schemas"]["Uuid"] | null;
            /** @description Null until rated, like integrity and availability. */
            confidentiality?: components["schemas"]["Level"] | null;
            integrity?: components["schemas"]["Level"] | null;
            availability?: components["schemas"]["Level"] | null;
            reviewOn?: string | null;
            /** @description Added to those that a record has. */
            addedLabelIds?: components["schemas"]["Uuid"][];
            /** @description Removed from a record that has them. */
            removedLabelIds?: components["schemas"]["Uuid"][];
        };
        InformationAssetInputChangeOfAll: {
            /**
             * Format: int32
             * @description How many they are, as the caller has seen.
             */
            total: number;
            changes: components["schemas"]["InformationAssetInputBatchChanges"];
        };
        /** @description A partial update: the version that was read and the changed fields. No defaults: omitted fields stay unchanged. */
        InformationAssetInputChanges: {
            version: components["schemas"]["Version"];
            title?: components["schemas"]["Line"];
            description?: components["schemas"]["Prose"];
            typeId?: components["schemas"]["Uuid"] | null;
            kind?: components["schemas"]["AssetKind"];
            /** @description A member of the organisation. */
            ownerId?: components["schemas"]["Uuid"] | null;
            location?: components["schemas"]["Prose"];
            /** @description Null until rated, like integrity and availability. */
            confidentiality?: components["schemas"]["Level"] | null;
            integrity?: components["schemas"]["Level"] | null;
            availability?: components["schemas"]["Level"] | null;
            reviewOn?: string | null;
            /** @description The organisation's own labels; repeated ids count once. */
            labelIds?: components["schemas"]["Uuid"][];
        };
        /** @description One page of rows in the requested order, with the id as tie-breaker. */
        InformationAssetPage: {
            data: components["schemas"]["InformationAsset"][];
            pagination: components["schemas"]["Pagination"];
        };
        /** @description A response with one page of rows. */
        InformationAssetPageAnswer: {
            /** @enum {boolean} */
            status: true;
            message: string;
            data: components["schemas"]["InformationAssetPage"];
        };
        /** @description The record has changed, or a live record has taken a unique value; `current` is the stored version. */
        InformationAssetRestorationConflict: {
            /** @enum {boolean} */
            status: false;
            message: string;
            /** @description The field errors; empty if the request was rejected as a whole. */
            errors: components["schemas"]["FieldError"][];
            current?: components["schemas"]["InformationAsset"];
        };
        /** @enum {string} */
        InformationAssetSort: "ref" | "title" | "updatedAt" | "type" | "owner" | "confidentiality" | "integrity" | "availability" | "reviewOn";
        /** @description One of an organisation's own labels, for the records of all registers. */
        Label: {
            id: components["schemas"]["Uuid"];
            name: string;
            colour: components["schemas"]["LabelColour"];
            version: components["schemas"]["Version"];
            /**
             * Format: int32
             * @description How many live records have it.
             */
            uses: number;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            updatedAt: string;
        };
        /** @description A successful response with its result in `data` (specification section 7). */
        LabelAnswer: {
            /** @enum {boolean} */
            status: true;
            message: string;
            data: components["schemas"]["Label"];
        };
        /**
         * @description The colours that a label can have: the theme has a light and a dark form of each.
         * @enum {string}
         */
        LabelColour: "GREY" | "TEAL" | "GREEN" | "AMBER" | "RED" | "BLUE";
        /** @description The record has changed since it was read; `current` is the stored version. */
        LabelConflict: {
            /** @enum {boolean} */
            status: false;
            message: string;
            /** @description The field errors; empty if the request was rejected as a whole. */
            errors: components["schemas"]["FieldError"][];
            current: components["schemas"]["Label"];
        };
        LabelInput: {
            /** @description Unique within the organisation, in any case. */
            name: components["schemas"]["Line"];
            /** @default GREY */
            colour?: components["schemas"]["LabelColour"];
        };
        /** @description A partial update: the version that was read and the changed fields. No defaults: omitted fields stay unchanged. */
        LabelInputChanges: {
            version: components["schemas"]["Version"];
            /** @description Unique within the organisation, in any case. */
            name?: components["schemas"]["Line"];
            colour?: components["schemas"]["LabelColour"];
        };
        /** @description The label that takes the place of another. */
        LabelMerge: {
            version: components["schemas"]["Version"];
            intoId: components["schemas"]["Uuid"];
        };
        /** @description One page of rows in the requested order, with the id as tie-breaker. */
        LabelPage: {
            data: components["schemas"]["Label"][];
            pagination: components["schemas"]["Pagination"];
        };
        /** @description A response with one page of rows. */
        LabelPageAnswer: {
            /** @enum {boolean} */
            status: true;
            message: string;
            data: components["schemas"]["LabelPage"];
        };
        /** @description A label as a record has it. */
        LabelReference: {
            id: components["schemas"]["Uuid"];
            name: string;
            colour: components["schemas"]["LabelColour"];
        };
        /** @description A response with all rows, unpaged. */
        LabelReferenceListAnswer: {
            /** @enum {boolean} */
            status: true;
            message: string;
            data: components["schemas"]["LabelReference"][];
        };
        /** @enum {string} */
        LabelSort: "name" | "uses" | "updatedAt";
        /** @enum {string} */
        Level: "LOW" | "MEDIUM" | "HIGH" | "CRITICAL";
        /**
         * @description A single line of visible text: no control characters, line breaks or text direction overrides, and not only invisible
         *     characters. Joiners and marks are allowed, because emoji and many scripts need them.
         */
        Line: string;
        /**
         * @description What a link says of the record that it starts from: `R-0001 causes R-0002`. `relates` reads the same from both ends.
         * @enum {string}
         */
        LinkType: "causes" | "mitigates" | "affects" | "duplicates" | "relates";
        /** @description Linked live records of one kind. */
        LinkedRecords: {
            /** @description `risk`, `informationAsset` … */
            kind: string;
            /** Format: int32 */
            total: number;
            /** @description The first five by reference. */
            first: components["schemas"]["RecordOption"][];
        };
        /**
         * @description An authentication event. With Clerk, `SESSION_USED` is the only trace of a sign-in.
         * @enum {string}
         */
        LoginEvent: "SIGN_IN" | "SIGN_IN_FAILED" | "SIGN_UP" | "SIGN_OUT" | "SESSION_REVOKED" | "SESSION_USED" | "PASSWORD_RESET_REQUESTED" | "PASSWORD_RESET" | "PASSWORD_CHANGED" | "SECOND_FACTOR_ENABLED" | "SECOND_FACTOR_REMOVED";
        /** @description An entry in a user's login log; it contains no password, code or token. */
        LoginLog: {
            id: components["schemas"]["Uuid"];
            event: components["schemas"]["LoginEvent"];
            /** @description An error code: why the sign-in failed. */
            reason: string | null;
            ip: string | null;
            userAgent: string | null;
            /** Format: date-time */
            at: string;
        };
        /** @description One page of rows in the requested order, with the id as tie-breaker. */
        LoginLogPage: {
            data: components["schemas"]["LoginLog"][];
            pagination: components["schemas"]["Pagination"];
        };
        /** @description A response with one page of rows. */
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
        /** @description A user, record or look-up entry by its current name, or its last name before it was permanently deleted. */
        NamedThing: {
            id: components["schemas"]["Uuid"];
            /** @description For a record, prefixed with its reference: `R-0001 Fire in the archive`. */
            name: string;
        };
        /** @description A notification of one user about an event on a record (specification section 3). */
        Notification: {
            id: components["schemas"]["Uuid"];
            title: string;
            /** @description Names are in "double quotes"; the interface shows them in bold. */
            description: string;
            /** @description The kind of the record: `risk`, `informationAsset`, `policy` … */
            entityType: string;
            entityId: components["schemas"]["Uuid"];
            /** @description The comment on that record that the notification is about, if it is about one. */
            commentId: components["schemas"]["Uuid"] | null;
            /** Format: date-time */
            createdAt: string;
            /** @description Only the caller's own role. */
            userNotifications: components["schemas"]["UserNotification"][];
        };
        NotificationCounts: {
            /** Format: int32 */
            unread: number;
        };
        /** @description A successful response with its result in `data` (specification section 7). */
        NotificationCountsAnswer: {
            /** @enum {boolean} */
            status: true;
            message: string;
            data: components["schemas"]["NotificationCounts"];
        };
        NotificationInput: {
            notificationId: components["schemas"]["Uuid"];
        };
        /**
         * @description Why a person is notified about a record (records.md: "Notification"), in the order of their settings.
         * @enum {string}
         */
        NotificationKind: "assigned" | "updated" | "removed" | "restored" | "mention" | "dueSoon" | "overdue";
        /** @description One page of rows in the requested order, with the id as tie-breaker. */
        NotificationPage: {
            data: components["schemas"]["Notification"][];
            pagination: components["schemas"]["Pagination"];
        };
        /** @description A response with one page of rows. */
        NotificationPageAnswer: {
            /** @enum {boolean} */
            status: true;
            message: string;
            data: components["schemas"]["NotificationPage"];
        };
        /** @description How a person receives the notifications of one kind, in every organisation. */
        NotificationSetting: {
            kind: components["schemas"]["NotificationKind"];
            /** @description In the bell and on the page of notifications. */
            inApp: boolean;
            /** @description In the daily mail. */
            digest: boolean;
        };
        NotificationSettings: {
            /** @description Each kind at most once; a request changes the kinds it names. */
            settings: components["schemas"]["NotificationSetting"][];
        };
        /** @description A successful response with its result in `data` (specification section 7). */
        NotificationSettingsAnswer: {
            /** @enum {boolean} */
            status: true;
            message: string;
            data: components["schemas"]["NotificationSettings"];
        };
        /** @enum {string} */
        NotificationSort: "createdAt" | "title";
        /** @enum {string} */
        NotificationStatus: "UNREAD" | "READ";
        /**
         * @description Those whom the organisation must notify of an incident: an authority, or the people whose data it affects.
         * @enum {string}
         */
        NotifiedParty: "AUTHORITY" | "DATA_SUBJECTS";
        /** @enum {string} */
        OrganisationFeature: "USERS" | "STAFF" | "POLICY" | "PROJECT" | "SERVICE_PROVIDER" | "DOCUMENT_REPOSITORY" | "RISK" | "INFORMATION_ASSET" | "RUN_ZERO_ASSET" | "INCIDENT_REGISTER" | "ASSESSMENTS" | "REPORT_LIBRARY" | "SUB_ORGANISATION" | "COUNTRY_REGULATORY_REGISTER" | "EXEMPTIONS_REGISTER" | "CHANGE_MANAGEMENT_PROCESS";
        /** @description The user's role and rights in one organisation. */
        OrganisationMembership: {
            organisation: components["schemas"]["OrganisationSummary"];
            /** @description All features of the organisation, regardless of the user's rights. */
            features: components["schemas"]["OrganisationFeature"][];
            role: components["schemas"]["OrganisationRole"];
            /** @description Lists only features that the organisation has. */
            featurePermissions: components["schemas"]["OrganisationPermission"][];
        };
        OrganisationMemberships: {
            organisations: components["schemas"]["OrganisationMembership"][];
        };
        /** @description A successful response with its result in `data` (specification section 7). */
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
         * @description The names listed in specification section 3.
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
             * @description Number of matching rows; if not exact, the number up to which they were counted.
             */
            total: number;
            /** @description False for a filtered or searched list with more rows than are counted. */
            totalIsExact: boolean;
            /**
             * Format: int32
             * @description Exact number of rows regardless of search and filters.
             */
            unfilteredTotal: number;
            /** Format: int32 */
            currentPage: number;
            /** Format: int32 */
            perPage: number;
            /**
             * Format: int32
             * @description Number of pages with `total` rows; there are more if it is not exact.
             */
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
        /** @description A response with all rows, unpaged. */
        PersonReferenceListAnswer: {
            /** @enum {boolean} */
            status: true;
            message: string;
            data: components["schemas"]["PersonReference"][];
        };
        /** @description An entry of a look-up without fields of its own. */
        PlainEntry: {
            id: components["schemas"]["Uuid"];
            version: components["schemas"]["Version"];
            /**
             * Format: int32
             * @description The number of records that use the entry, including removed ones. A rating is used by the risks in its band.
             */
            uses: number;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            updatedAt: string;
            /** @description Unique within the organisation. */
            name: components["schemas"]["Line"];
            description: components["schemas"]["Prose"];
            /**
             * Format: int32
             * @description The position in the list, from 0.
             */
            position: number;
            /** @description An inactive entry stays on records that use it but is no longer offered. */
            active: boolean;
        };
        /** @description A successful response with its result in `data` (specification section 7). */
        PlainEntryAnswer: {
            /** @enum {boolean} */
            status: true;
            message: string;
            data: components["schemas"]["PlainEntry"];
        };
        PlainEntryInput: {
            /** @description Unique within the organisation. */
            name: components["schemas"]["Line"];
            /** @default  */
            description?: components["schemas"]["Prose"];
            /**
             * Format: int32
             * @description The position in the list, from 0.
             * @default 0
             */
            position?: number;
            /**
             * @description An inactive entry stays on records that use it but is no longer offered.
             * @default true
             */
            active?: boolean;
        };
        /** @description A partial update: the version that was read and the changed fields. No defaults: omitted fields stay unchanged. */
        PlainEntryInputChanges: {
            version: components["schemas"]["Version"];
            /** @description Unique within the organisation. */
            name?: components["schemas"]["Line"];
            description?: components["schemas"]["Prose"];
            /**
             * Format: int32
             * @description The position in the list, from 0.
             */
            position?: number;
            /** @description An inactive entry stays on records that use it but is no longer offered. */
            active?: boolean;
        };
        /** @description A response with all rows, unpaged. */
        PlainEntryListAnswer: {
            /** @enum {boolean} */
            status: true;
            message: string;
            data: components["schemas"]["PlainEntry"][];
        };
        /** @description The entry has changed since it was read, its name is taken, or it is in use; `current` is the stored version. */
        PlainEntryLookupConflict: {
            /** @enum {boolean} */
            status: false;
            message: string;
            /** @description The field errors; empty if the request was rejected as a whole. */
            errors: components["schemas"]["FieldError"][];
            current?: components["schemas"]["PlainEntry"];
        };
        /** @description One page of rows in the requested order, with the id as tie-breaker. */
        PlainEntryPage: {
            data: components["schemas"]["PlainEntry"][];
            pagination: components["schemas"]["Pagination"];
        };
        /** @description A response with one page of rows. */
        PlainEntryPageAnswer: {
            /** @enum {boolean} */
            status: true;
            message: string;
            data: components["schemas"]["PlainEntryPage"];
        };
        /** @description The platform role; only platform administrators have one. */
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
        /** @description A user account as seen by platform administrators. */
        PlatformUser: {
            id: components["schemas"]["Uuid"];
            name: string;
            email: string;
            approved: boolean;
            active: boolean;
            organisations: components["schemas"]["OrganisationSummary"][];
            /** @description The platform role; null for users without one. */
            role: components["schemas"]["PlatformRole"] | null;
            /** @description The organisations with no other administrator: until they have one, the account cannot be deactivated. */
            soleAdministratorOf: components["schemas"]["OrganisationSummary"][];
            version: components["schemas"]["Version"];
            /** Format: date-time */
            createdAt: string;
        };
        /** @description A successful response with its result in `data` (specification section 7). */
        PlatformUserAnswer: {
            /** @enum {boolean} */
            status: true;
            message: string;
            data: components["schemas"]["PlatformUser"];
        };
        /** @description Approved and active; a user needs both to use the platform. */
        PlatformUserChanges: {
            version: components["schemas"]["Version"];
            approved?: boolean;
            active?: boolean;
        };
        /** @description The record has changed since it was read; `current` is the stored version. */
        PlatformUserConflict: {
            /** @enum {boolean} */
            status: false;
            message: string;
            /** @description The field errors; empty if the request was rejected as a whole. */
            errors: components["schemas"]["FieldError"][];
            current: components["schemas"]["PlatformUser"];
        };
        /** @description One page of rows in the requested order, with the id as tie-breaker. */
        PlatformUserPage: {
            data: components["schemas"]["PlatformUser"][];
            pagination: components["schemas"]["Pagination"];
        };
        /** @description A response with one page of rows. */
        PlatformUserPageAnswer: {
            /** @enum {boolean} */
            status: true;
            message: string;
            data: components["schemas"]["PlatformUserPage"];
        };
        /** @enum {string} */
        PlatformUserSort: "name" | "email" | "createdAt";
        /** @description A proposed assessment. It is stored only if a person accepts it and saves the risk. */
        ProposedAssessment: {
            stage: components["schemas"]["RiskStage"];
            likelihood: components["schemas"]["ProposedStep"];
            impact: components["schemas"]["ProposedStep"];
        };
        /** @description A level of the organisation's own matrix, and why it is proposed. */
        ProposedStep: {
            step: components["schemas"]["StepReference"];
            reason: string;
        };
        /**
         * @description Multi-line text: the only control characters allowed are line breaks and tabs. Text direction overrides, which display
         *     text out of order, are not allowed; direction marks and joiners are, because many scripts need them.
         */
        Prose: string;
        /** @description The band of the organisation's matrix that the score falls into. */
        RatingReference: {
            id: components["schemas"]["Uuid"];
            name: string;
            colour: components["schemas"]["Colour"] | null;
            /**
             * Format: int32
             * @description The rank of the band within the organisation, from 1 (lowest).
             */
            level: number;
        };
        /** @description What was done to a record: an entry of the activity log, without where from. */
        RecordEvent: {
            id: components["schemas"]["Uuid"];
            actor: components["schemas"]["PersonReference"] | null;
            action: components["schemas"]["ActivityAction"];
            /** @description The kind of the affected entity: `risk`, `riskCategory`, `user` … */
            entityType: string;
            changes: components["schemas"]["FieldChange"][];
            /** @description Names for the ids in `changes`, except ids that are unknown or that the caller may not view. */
            names: components["schemas"]["NamedThing"][];
            /** Format: date-time */
            at: string;
        };
        /** @description One page of rows in the requested order, with the id as tie-breaker. */
        RecordEventPage: {
            data: components["schemas"]["RecordEvent"][];
            pagination: components["schemas"]["Pagination"];
        };
        /** @description A response with one page of rows. */
        RecordEventPageAnswer: {
            /** @enum {boolean} */
            status: true;
            message: string;
            data: components["schemas"]["RecordEventPage"];
        };
        /** @description A record that a bulk change, or its undo, has left as it was. */
        RecordLeft: {
            ref: string;
            title: string;
            reason: components["schemas"]["BatchRefusal"];
        };
        /** @description One page of rows in the requested order, with the id as tie-breaker. */
        RecordLeftPage: {
            data: components["schemas"]["RecordLeft"][];
            pagination: components["schemas"]["Pagination"];
        };
        /** @description A response with one page of rows. */
        RecordLeftPageAnswer: {
            /** @enum {boolean} */
            status: true;
            message: string;
            data: components["schemas"]["RecordLeftPage"];
        };
        /** @description A link between two records, as seen from one of them. */
        RecordLink: {
            id: components["schemas"]["Uuid"];
            type: components["schemas"]["LinkType"];
            /** @description Whether it starts from the other record: `R-0001 is mitigated by R-0002`. */
            reverse: boolean;
            /** @description The record at the other end. */
            other: components["schemas"]["FoundRecord"];
            /** Format: date-time */
            createdAt: string;
            createdBy: components["schemas"]["PersonReference"];
        };
        /** @description A successful response with its result in `data` (specification section 7). */
        RecordLinkAnswer: {
            /** @enum {boolean} */
            status: true;
            message: string;
            data: components["schemas"]["RecordLink"];
        };
        RecordLinkInput: {
            type: components["schemas"]["LinkType"];
            /** @default false */
            reverse?: boolean;
            /** @description The record at the other end: a live one that the caller may view. */
            otherId: components["schemas"]["Uuid"];
        };
        /** @description A response with all rows, unpaged. */
        RecordLinkListAnswer: {
            /** @enum {boolean} */
            status: true;
            message: string;
            data: components["schemas"]["RecordLink"][];
        };
        /** @description A record as a picker option. */
        RecordOption: {
            id: components["schemas"]["Uuid"];
            ref: string;
            title: string;
        };
        /** @description A response with all rows, unpaged. */
        RecordOptionListAnswer: {
            /** @enum {boolean} */
            status: true;
            message: string;
            data: components["schemas"]["RecordOption"][];
        };
        /** @description The position of a record in a list. */
        RecordPosition: {
            /** @description From 1; null if search or filters exclude the record. */
            position: number | null;
            /** @description The previous record in the list; null for the first. */
            previous: components["schemas"]["Uuid"] | null;
            /** @description The next record in the list; null for the last. */
            next: components["schemas"]["Uuid"] | null;
        };
        /** @description A successful response with its result in `data` (specification section 7). */
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
        /** @description A record and the version that was read. */
        RecordVersion: {
            id: components["schemas"]["Uuid"];
            version: components["schemas"]["Version"];
        };
        /** @description Several records, changed all or none. */
        RecordVersions: {
            records: components["schemas"]["RecordVersion"][];
        };
        RefusedRecord: {
            id: components["schemas"]["Uuid"];
            reason: components["schemas"]["BatchRefusal"];
        };
        RegulatoryRequirement: {
            id: components["schemas"]["Uuid"];
            /** @description Unique within the organisation and never reused. */
            ref: string;
            title: components["schemas"]["Line"];
            version: components["schemas"]["Version"];
            /** Format: date-time */
            createdAt: string;
            createdBy: components["schemas"]["PersonReference"] | null;
            /** Format: date-time */
            updatedAt: string;
            updatedBy: components["schemas"]["PersonReference"] | null;
            /** @description Null for a law of several countries, such as a regulation of the European Union. */
            country: components["schemas"]["Country"] | null;
            region: components["schemas"]["CategoryReference"] | null;
            jurisdiction: components["schemas"]["CategoryReference"] | null;
            operationType: components["schemas"]["CategoryReference"] | null;
            corporateLaw: components["schemas"]["CategoryReference"] | null;
            cybersecurityLaw: components["schemas"]["CategoryReference"] | null;
            privacyLaw: components["schemas"]["CategoryReference"] | null;
            riskType: components["schemas"]["CategoryReference"] | null;
            owner: components["schemas"]["PersonReference"] | null;
            /** @description What the law demands. */
            requirement: components["schemas"]["Prose"];
            article: components["schemas"]["Prose"];
            /** @description The authority that supervises it. */
            regulator: components["schemas"]["Prose"];
            /** @description To which parts of the organisation it applies, and why. */
            applicability: components["schemas"]["Prose"];
            actions: components["schemas"]["Prose"];
            /** @description Null until assessed. */
            status: components["schemas"]["ComplianceStatus"] | null;
            lastReviewedOn: string | null;
            /** @description When the actions must be done. */
            dueOn: string | null;
            /** @description When the law takes effect. */
            effectiveOn: string | null;
            sourceUrl: components["schemas"]["WebAddress"];
            labels: components["schemas"]["LabelReference"][];
        };
        /** @description A successful response with its result in `data` (specification section 7). */
        RegulatoryRequirementAnswer: {
            /** @enum {boolean} */
            status: true;
            message: string;
            data: components["schemas"]["RegulatoryRequirement"];
        };
        /** @description The record has changed since it was read; `current` is the stored version. */
        RegulatoryRequirementConflict: {
            /** @enum {boolean} */
            status: false;
            message: string;
            /** @description The field errors; empty if the request was rejected as a whole. */
            errors: components["schemas"]["FieldError"][];
            current: components["schemas"]["RegulatoryRequirement"];
        };
        /**
         * @description The filters that can also match an empty field.
         * @enum {string}
         */
        RegulatoryRequirementGap: "country" | "regionId" | "jurisdictionId" | "operationTypeId" | "corporateLawId" | "cybersecurityLawId" | "privacyLawId" | "riskTypeId" | "ownerId" | "status" | "dueBy" | "labelId";
        RegulatoryRequirementInput: {
            title: components["schemas"]["Line"];
            /**
             * @description Null for a law of several countries, such as a regulation of the European Union.
             * @default null
             */
            country?: components["schemas"]["Country"] | null;
            /** @default null */
            regionId?: components["schemas"]["Uuid"] | null;
            /** @default null */
            jurisdictionId?: components["schemas"]["Uuid"] | null;
            /** @default null */
            operationTypeId?: components["schemas"]["Uuid"] | null;
            /** @default null */
            corporateLawId?: components["schemas"]["Uuid"] | null;
            /** @default null */
            cybersecurityLawId?: components["schemas"]["Uuid"] | null;
            /** @default null */
            privacyLawId?: components["schemas"]["Uuid"] | null;
            /** @default null */
            riskTypeId?: components["schemas"]["Uuid"] | null;
            /**
             * @description A member of the organisation.
             * @default null
             */
            ownerId?: components["schemas"]["Uuid"] | null;
            /**
             * @description What the law demands.
             * @default
             */
            requirement?: components["schemas"]["Prose"];
            /** @default  */
            article?: components["schemas"]["Prose"];
            /**
             * @description The authority that supervises it.
             * @default
             */
            regulator?: components["schemas"]["Prose"];
            /**
             * @description To which parts of the organisation it applies, and why.
             * @default
             */
            applicability?: components["schemas"]["Prose"];
            /** @default  */
            actions?: components["schemas"]["Prose"];
            /**
             * @description Null until assessed.
             * @default null
             */
            status?: components["schemas"]["ComplianceStatus"] | null;
            /** @default null */
            lastReviewedOn?: string | null;
            /**
             * @description When the actions must be done.
             * @default null
             */
            dueOn?: string | null;
            /**
             * @description When the law takes effect.
             * @default null
             */
            effectiveOn?: string | null;
            /** @default  */
            sourceUrl?: components["schemas"]["WebAddress"];
            /**
             * @description The organisation's own labels; repeated ids count once.
             * @default []
             */
            labelIds?: components["schemas"]["Uuid"][];
        };
        /** @description The same changes to several records: to fields that lists filter by, such as owner and status, and to labels. */
        RegulatoryRequirementInputBatchChanges: {
            /** @description Null for a law of several countries, such as a regulation of the European Union. */
            country?: components["schemas"]["Country"] | null;
            regionId?: components["schemas"]["Uuid"] | null;
            jurisdictionId?: components["schemas"]["Uuid"] | null;
            operationTypeId?: components["schemas"]["Uuid"] | null;
            corporateLawId?: components["schemas"]["Uuid"] | null;
            cybersecurityLawId?: components["schemas"]["Uuid"] | null;
            privacyLawId?: components["schemas"]["Uuid"] | null;
            riskTypeId?: components["schemas"]["Uuid"] | null;
            /** @description A member of the organisation. */
            ownerId?: components["schemas"]["Uuid"] | null;
            /** @description Null until assessed. */
            status?: components["schemas"]["ComplianceStatus"] | null;
            /** @description When the actions must be done. */
            dueOn?: string | null;
            /** @description Added to those that a record has. */
            addedLabelIds?: components["schemas"]["Uuid"][];
            /** @description Removed from a record that has them. */
            removedLabelIds?: components["schemas"]["Uuid"][];
        };
        RegulatoryRequirementInputChangeOfAll: {
            /**
             * Format: int32
             * @description How many they are, as the caller has seen.
             */
            total: number;
            changes: components["schemas"]["RegulatoryRequirementInputBatchChanges"];
        };
        /** @description A partial update: the version that was read and the changed fields. No defaults: omitted fields stay unchanged. */
        RegulatoryRequirementInputChanges: {
            version: components["schemas"]["Version"];
            title?: components["schemas"]["Line"];
            /** @description Null for a law of several countries, such as a regulation of the European Union. */
            country?: components["schemas"]["Country"] | null;
            regionId?: components["schemas"]["Uuid"] | null;
            jurisdictionId?: components["schemas"]["Uuid"] | null;
            operationTypeId?: components["schemas"]["Uuid"] | null;
            corporateLawId?: components["schemas"]["Uuid"] | null;
            cybersecurityLawId?: components["schemas"]["Uuid"] | null;
            privacyLawId?: components["schemas"]["Uuid"] | null;
            riskTypeId?: components["schemas"]["Uuid"] | null;
            /** @description A member of the organisation. */
            ownerId?: components["schemas"]["Uuid"] | null;
            /** @description What the law demands. */
            requirement?: components["schemas"]["Prose"];
            article?: components["schemas"]["Prose"];
            /** @description The authority that supervises it. */
            regulator?: components["schemas"]["Prose"];
            /** @description To which parts of the organisation it applies, and why. */
            applicability?: components["schemas"]["Prose"];
            actions?: components["schemas"]["Prose"];
            /** @description Null until assessed. */
            status?: components["schemas"]["ComplianceStatus"] | null;
            lastReviewedOn?: string | null;
            /** @description When the actions must be done. */
            dueOn?: string | null;
            /** @description When the law takes effect. */
            effectiveOn?: string | null;
            sourceUrl?: components["schemas"]["WebAddress"];
            /** @description The organisation's own labels; repeated ids count once. */
            labelIds?: components["schemas"]["Uuid"][];
        };
        /** @description One page of rows in the requested order, with the id as tie-breaker. */
        RegulatoryRequirementPage: {
            data: components["schemas"]["RegulatoryRequirement"][];
            pagination: components["schemas"]["Pagination"];
        };
        /** @description A response with one page of rows. */
        RegulatoryRequirementPageAnswer: {
            /** @enum {boolean} */
            status: true;
            message: string;
            data: components["schemas"]["RegulatoryRequirementPage"];
        };
        /** @description The record has changed, or a live record has taken a unique value; `current` is the stored version. */
        RegulatoryRequirementRestorationConflict: {
            /** @enum {boolean} */
            status: false;
            message: string;
            /** @description The field errors; empty if the request was rejected as a whole. */
            errors: components["schemas"]["FieldError"][];
            current?: components["schemas"]["RegulatoryRequirement"];
        };
        /** @enum {string} */
        RegulatoryRequirementSort: "ref" | "title" | "updatedAt" | "country" | "region" | "jurisdiction" | "owner" | "article" | "regulator" | "status" | "lastReviewedOn" | "dueOn";
        RemovalInput: {
            version: components["schemas"]["Version"];
            reason?: components["schemas"]["Line"];
        };
        /** @description A removal of all records of a list. The reason is stored in the activity log. */
        RemovalOfAll: {
            /**
             * Format: int32
             * @description How many they are, as the caller has seen.
             */
            total: number;
            reason: components["schemas"]["Line"];
        };
        /** @description A bulk removal; more than one record requires a reason, which is stored in the activity log. */
        RemovalOfSeveral: {
            records: components["schemas"]["RecordVersion"][];
            reason?: components["schemas"]["Line"];
        };
        /** @description The consequences of a removal, shown before it is confirmed. */
        RemovalOutlook: {
            /**
             * Format: int32
             * @description The number of days for which removed records can be restored.
             */
            keptDays: number;
            /** @description The linked records by kind, except kinds the caller may not view. */
            links: components["schemas"]["LinkedRecords"][];
        };
        /** @description A successful response with its result in `data` (specification section 7). */
        RemovalOutlookAnswer: {
            /** @enum {boolean} */
            status: true;
            message: string;
            data: components["schemas"]["RemovalOutlook"];
        };
        /** @description A removed record that can be restored. */
        RemovedRecord: {
            id: components["schemas"]["Uuid"];
            ref: string;
            title: string;
            /** @description The version to restore, created by the removal. */
            version: components["schemas"]["Version"];
            /** Format: date-time */
            removedAt: string;
            removedBy: components["schemas"]["PersonReference"] | null;
            /** @description Empty if none was given. */
            reason: string;
            /**
             * Format: date-time
             * @description After this time the record and its dependent data are permanently deleted and cannot be restored.
             */
            keptUntil: string;
        };
        /** @description One page of rows in the requested order, with the id as tie-breaker. */
        RemovedRecordPage: {
            data: components["schemas"]["RemovedRecord"][];
            pagination: components["schemas"]["Pagination"];
        };
        /** @description A response with one page of rows. */
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
            /** @description Unique within the organisation and never reused. */
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
            categories: components["schemas"]["CategoryReference"][];
            identificationSource: components["schemas"]["CategoryReference"] | null;
            owner: components["schemas"]["PersonReference"] | null;
            accountable: components["schemas"]["CategoryReference"] | null;
            threats: components["schemas"]["CategoryReference"][];
            vulnerabilities: components["schemas"]["CategoryReference"][];
            assets: components["schemas"]["RecordReference"][];
            pillars: components["schemas"]["SecurityPillar"][];
            existingControls: components["schemas"]["Prose"];
            /** @description How well they work together. */
            controlEffectiveness: components["schemas"]["ControlEffectiveness"] | null;
            inherent: components["schemas"]["RiskAssessment"];
            current: components["schemas"]["RiskAssessment"];
            residual: components["schemas"]["RiskAssessment"];
            treatment: components["schemas"]["RiskTreatment"];
            /** @description The justification of the treatment decision. */
            justification: components["schemas"]["Prose"];
            treatmentPlan: components["schemas"]["TreatmentPlan"];
            /** @description The due date of the next review. */
            nextReviewOn: string | null;
            labels: components["schemas"]["LabelReference"][];
        };
        /** @description A successful response with its result in `data` (specification section 7). */
        RiskAnswer: {
            /** @enum {boolean} */
            status: true;
            message: string;
            data: components["schemas"]["Risk"];
        };
        /** @description The assessment of a risk in the matrix. */
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
        /** @description The record has changed since it was read; `current` is the stored version. */
        RiskConflict: {
            /** @enum {boolean} */
            status: false;
            message: string;
            /** @description The field errors; empty if the request was rejected as a whole. */
            errors: components["schemas"]["FieldError"][];
            current: components["schemas"]["Risk"];
        };
        /**
         * @description The risk filters that can also match an empty field.
         * @enum {string}
         */
        RiskGap: "ratingId" | "categoryId" | "ownerId" | "accountableId" | "threatId" | "vulnerabilityId" | "controlEffectiveness" | "reviewBy" | "labelId";
        RiskImpact: {
            id: components["schemas"]["Uuid"];
            version: components["schemas"]["Version"];
            /**
             * Format: int32
             * @description The number of records that use the entry, including removed ones. A rating is used by the risks in its band.
             */
            uses: number;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            updatedAt: string;
            /** @description Unique within the organisation. */
            name: components["schemas"]["Line"];
            description: components["schemas"]["Prose"];
            /**
             * Format: int32
             * @description The position in the list, from 0.
             */
            position: number;
            /** @description An inactive entry stays on records that use it but is no longer offered. */
            active: boolean;
            /** Format: int32 */
            score: number;
            colour: components["schemas"]["Colour"] | null;
        };
        /** @description A successful response with its result in `data` (specification section 7). */
        RiskImpactAnswer: {
            /** @enum {boolean} */
            status: true;
            message: string;
            data: components["schemas"]["RiskImpact"];
        };
        RiskImpactInput: {
            /** @description Unique within the organisation. */
            name: components["schemas"]["Line"];
            /** @default  */
            description?: components["schemas"]["Prose"];
            /**
             * Format: int32
             * @description The position in the list, from 0.
             * @default 0
             */
            position?: number;
            /**
             * @description An inactive entry stays on records that use it but is no longer offered.
             * @default true
             */
            active?: boolean;
            /** Format: int32 */
            score: number;
            /** @default null */
            colour?: components["schemas"]["Colour"] | null;
        };
        /** @description A partial update: the version that was read and the changed fields. No defaults: omitted fields stay unchanged. */
        RiskImpactInputChanges: {
            version: components["schemas"]["Version"];
            /** @description Unique within the organisation. */
            name?: components["schemas"]["Line"];
            description?: components["schemas"]["Prose"];
            /**
             * Format: int32
             * @description The position in the list, from 0.
             */
            position?: number;
            /** @description An inactive entry stays on records that use it but is no longer offered. */
            active?: boolean;
            /** Format: int32 */
            score?: number;
            colour?: components["schemas"]["Colour"] | null;
        };
        /** @description A response with all rows, unpaged. */
        RiskImpactListAnswer: {
            /** @enum {boolean} */
            status: true;
            message: string;
            data: components["schemas"]["RiskImpact"][];
        };
        /** @description The entry has changed since it was read, its name is taken, or it is in use; `current` is the stored version. */
        RiskImpactLookupConflict: {
            /** @enum {boolean} */
            status: false;
            message: string;
            /** @description The field errors; empty if the request was rejected as a whole. */
            errors: components["schemas"]["FieldError"][];
            current?: components["schemas"]["RiskImpact"];
        };
        /** @description One page of rows in the requested order, with the id as tie-breaker. */
        RiskImpactPage: {
            data: components["schemas"]["RiskImpact"][];
            pagination: components["schemas"]["Pagination"];
        };
        /** @description A response with one page of rows. */
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
             * @description The role or body that is accountable, with or without an account.
             * @default null
             */
            accountableId?: components["schemas"]["Uuid"] | null;
            /**
             * @description What could cause it; repeated ids count once.
             * @default []
             */
            threatIds?: components["schemas"]["Uuid"][];
            /**
             * @description What could be exploited; repeated ids count once.
             * @default []
             */
            vulnerabilityIds?: components["schemas"]["Uuid"][];
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
             * @description How well they work together.
             * @default null
             */
            controlEffectiveness?: components["schemas"]["ControlEffectiveness"] | null;
            /**
             * @description The inherent risk, before any controls.
             * @default {
             *       "likelihoodId": null,
             *       "impactId": null
             *     }
             */
            inherent?: components["schemas"]["RiskAssessmentInput"];
            /**
             * @description The current risk, with existing controls.
             * @default {
             *       "likelihoodId": null,
             *       "impactId": null
             *     }
             */
            current?: components["schemas"]["RiskAssessmentInput"];
            /**
             * @description The residual risk, after the treatment plan is completed.
             * @default {
             *       "likelihoodId": null,
             *       "impactId": null
             *     }
             */
            residual?: components["schemas"]["RiskAssessmentInput"];
            /** @default NONE */
            treatment?: components["schemas"]["RiskTreatment"];
            /**
             * @description The justification of the treatment decision.
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
             * @description The due date of the next review.
             * @default null
             */
            nextReviewOn?: string | null;
            /**
             * @description The organisation's own labels; repeated ids count once.
             * @default []
             */
            labelIds?: components["schemas"]["Uuid"][];
        };
        /** @description The same changes to several records: to fields that lists filter by, such as owner and status, and to labels. */
        RiskInputBatchChanges: {
            /** @description A member of the organisation. */
            ownerId?: components["schemas"]["Uuid"] | null;
            /** @description The role or body that is accountable, with or without an account. */
            accountableId?: components["schemas"]["Uuid"] | null;
            /** @description How well they work together. */
            controlEffectiveness?: components["schemas"]["ControlEffectiveness"] | null;
            treatment?: components["schemas"]["RiskTreatment"];
            /** @description The due date of the next review. */
            nextReviewOn?: string | null;
            /** @description Added to those that a record has. */
            addedLabelIds?: components["schemas"]["Uuid"][];
            /** @description Removed from a record that has them. */
            removedLabelIds?: components["schemas"]["Uuid"][];
        };
        RiskInputChangeOfAll: {
            /**
             * Format: int32
             * @description How many they are, as the caller has seen.
             */
            total: number;
            changes: components["schemas"]["RiskInputBatchChanges"];
        };
        /** @description A partial update: the version that was read and the changed fields. No defaults: omitted fields stay unchanged. */
        RiskInputChanges: {
            version: components["schemas"]["Version"];
            title?: components["schemas"]["Line"];
            description?: components["schemas"]["Prose"];
            /** @description Repeated ids count once. */
            categoryIds?: components["schemas"]["Uuid"][];
            identificationSourceId?: components["schemas"]["Uuid"] | null;
            /** @description A member of the organisation. */
            ownerId?: components["schemas"]["Uuid"] | null;
            /** @description The role or body that is accountable, with or without an account. */
            accountableId?: components["schemas"]["Uuid"] | null;
            /** @description What could cause it; repeated ids count once. */
            threatIds?: components["schemas"]["Uuid"][];
            /** @description What could be exploited; repeated ids count once. */
            vulnerabilityIds?: components["schemas"]["Uuid"][];
            /** @description Information assets; repeated ids count once. */
            assetIds?: components["schemas"]["Uuid"][];
            pillars?: components["schemas"]["SecurityPillar"][];
            existingControls?: components["schemas"]["Prose"];
            /** @description How well they work together. */
            controlEffectiveness?: components["schemas"]["ControlEffectiveness"] | null;
            /** @description The inherent risk, before any controls. */
            inherent?: components["schemas"]["RiskAssessmentInput"];
            /** @description The current risk, with existing controls. */
            current?: components["schemas"]["RiskAssessmentInput"];
            /** @description The residual risk, after the treatment plan is completed. */
            residual?: components["schemas"]["RiskAssessmentInput"];
            treatment?: components["schemas"]["RiskTreatment"];
            /** @description The justification of the treatment decision. */
            justification?: components["schemas"]["Prose"];
            treatmentPlan?: components["schemas"]["TreatmentPlan"];
            /** @description The due date of the next review. */
            nextReviewOn?: string | null;
            /** @description The organisation's own labels; repeated ids count once. */
            labelIds?: components["schemas"]["Uuid"][];
        };
        RiskLikelihood: {
            id: components["schemas"]["Uuid"];
            version: components["schemas"]["Version"];
            /**
             * Format: int32
             * @description The number of records that use the entry, including removed ones. A rating is used by the risks in its band.
             */
            uses: number;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            updatedAt: string;
            /** @description Unique within the organisation. */
            name: components["schemas"]["Line"];
            description: components["schemas"]["Prose"];
            /**
             * Format: int32
             * @description The position in the list, from 0.
             */
            position: number;
            /** @description An inactive entry stays on records that use it but is no longer offered. */
            active: boolean;
            /** Format: int32 */
            score: number;
            colour: components["schemas"]["Colour"] | null;
        };
        /** @description A successful response with its result in `data` (specification section 7). */
        RiskLikelihoodAnswer: {
            /** @enum {boolean} */
            status: true;
            message: string;
            data: components["schemas"]["RiskLikelihood"];
        };
        RiskLikelihoodInput: {
            /** @description Unique within the organisation. */
            name: components["schemas"]["Line"];
            /** @default  */
            description?: components["schemas"]["Prose"];
            /**
             * Format: int32
             * @description The position in the list, from 0.
             * @default 0
             */
            position?: number;
            /**
             * @description An inactive entry stays on records that use it but is no longer offered.
             * @default true
             */
            active?: boolean;
            /** Format: int32 */
            score: number;
            /** @default null */
            colour?: components["schemas"]["Colour"] | null;
        };
        /** @description A partial update: the version that was read and the changed fields. No defaults: omitted fields stay unchanged. */
        RiskLikelihoodInputChanges: {
            version: components["schemas"]["Version"];
            /** @description Unique within the organisation. */
            name?: components["schemas"]["Line"];
            description?: components["schemas"]["Prose"];
            /**
             * Format: int32
             * @description The position in the list, from 0.
             */
            position?: number;
            /** @description An inactive entry stays on records that use it but is no longer offered. */
            active?: boolean;
            /** Format: int32 */
            score?: number;
            colour?: components["schemas"]["Colour"] | null;
        };
        /** @description A response with all rows, unpaged. */
        RiskLikelihoodListAnswer: {
            /** @enum {boolean} */
            status: true;
            message: string;
            data: components["schemas"]["RiskLikelihood"][];
        };
        /** @description The entry has changed since it was read, its name is taken, or it is in use; `current` is the stored version. */
        RiskLikelihoodLookupConflict: {
            /** @enum {boolean} */
            status: false;
            message: string;
            /** @description The field errors; empty if the request was rejected as a whole. */
            errors: components["schemas"]["FieldError"][];
            current?: components["schemas"]["RiskLikelihood"];
        };
        /** @description One page of rows in the requested order, with the id as tie-breaker. */
        RiskLikelihoodPage: {
            data: components["schemas"]["RiskLikelihood"][];
            pagination: components["schemas"]["Pagination"];
        };
        /** @description A response with one page of rows. */
        RiskLikelihoodPageAnswer: {
            /** @enum {boolean} */
            status: true;
            message: string;
            data: components["schemas"]["RiskLikelihoodPage"];
        };
        /** @description One page of rows in the requested order, with the id as tie-breaker. */
        RiskPage: {
            data: components["schemas"]["Risk"][];
            pagination: components["schemas"]["Pagination"];
        };
        /** @description A response with one page of rows. */
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
             * @description The number of records that use the entry, including removed ones. A rating is used by the risks in its band.
             */
            uses: number;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            updatedAt: string;
            /** @description Unique within the organisation. */
            name: components["schemas"]["Line"];
            description: components["schemas"]["Prose"];
            /**
             * Format: int32
             * @description The position in the list, from 0.
             */
            position: number;
            /** @description An inactive entry stays on records that use it but is no longer offered. */
            active: boolean;
            /** Format: int32 */
            minimumScore: number;
            /**
             * Format: int32
             * @description Months from one review to the next.
             */
            reviewMonths: number;
            colour: components["schemas"]["Colour"] | null;
        };
        /** @description A successful response with its result in `data` (specification section 7). */
        RiskRatingAnswer: {
            /** @enum {boolean} */
            status: true;
            message: string;
            data: components["schemas"]["RiskRating"];
        };
        RiskRatingInput: {
            /** @description Unique within the organisation. */
            name: components["schemas"]["Line"];
            /** @default  */
            description?: components["schemas"]["Prose"];
            /**
             * Format: int32
             * @description The position in the list, from 0.
             * @default 0
             */
            position?: number;
            /**
             * @description An inactive entry stays on records that use it but is no longer offered.
             * @default true
             */
            active?: boolean;
            /** Format: int32 */
            minimumScore: number;
            /**
             * Format: int32
             * @description Months from one review to the next.
             * @default 12
             */
            reviewMonths?: number;
            /** @default null */
            colour?: components["schemas"]["Colour"] | null;
        };
        /** @description A partial update: the version that was read and the changed fields. No defaults: omitted fields stay unchanged. */
        RiskRatingInputChanges: {
            version: components["schemas"]["Version"];
            /** @description Unique within the organisation. */
            name?: components["schemas"]["Line"];
            description?: components["schemas"]["Prose"];
            /**
             * Format: int32
             * @description The position in the list, from 0.
             */
            position?: number;
            /** @description An inactive entry stays on records that use it but is no longer offered. */
            active?: boolean;
            /** Format: int32 */
            minimumScore?: number;
            /**
             * Format: int32
             * @description Months from one review to the next.
             */
            reviewMonths?: number;
            colour?: components["schemas"]["Colour"] | null;
        };
        /** @description A response with all rows, unpaged. */
        RiskRatingListAnswer: {
            /** @enum {boolean} */
            status: true;
            message: string;
            data: components["schemas"]["RiskRating"][];
        };
        /** @description The entry has changed since it was read, its name is taken, or it is in use; `current` is the stored version. */
        RiskRatingLookupConflict: {
            /** @enum {boolean} */
            status: false;
            message: string;
            /** @description The field errors; empty if the request was rejected as a whole. */
            errors: components["schemas"]["FieldError"][];
            current?: components["schemas"]["RiskRating"];
        };
        /** @description One page of rows in the requested order, with the id as tie-breaker. */
        RiskRatingPage: {
            data: components["schemas"]["RiskRating"][];
            pagination: components["schemas"]["Pagination"];
        };
        /** @description A response with one page of rows. */
        RiskRatingPageAnswer: {
            /** @enum {boolean} */
            status: true;
            message: string;
            data: components["schemas"]["RiskRatingPage"];
        };
        /** @description The record has changed, or a live record has taken a unique value; `current` is the stored version. */
        RiskRestorationConflict: {
            /** @enum {boolean} */
            status: false;
            message: string;
            /** @description The field errors; empty if the request was rejected as a whole. */
            errors: components["schemas"]["FieldError"][];
            current?: components["schemas"]["Risk"];
        };
        /** @enum {string} */
        RiskSort: "ref" | "title" | "updatedAt" | "dueOn" | "owner" | "inherent" | "current" | "residual" | "treatment" | "nextReviewOn";
        /**
         * @description The assessments of a risk.
         * @enum {string}
         */
        RiskStage: "inherent" | "current" | "residual";
        /**
         * @description How a risk is treated (ISO/IEC 27005, clause 8.6).
         * @enum {string}
         */
        RiskTreatment: "AVOID" | "ACCEPT" | "MITIGATE" | "TRANSFER" | "NONE";
        /** @description The search, filters, order and columns of a register's list, under a name (records.md: list screens). */
        SavedView: {
            id: components["schemas"]["Uuid"];
            name: components["schemas"]["Line"];
            /** @description The search parameters of the list's address: search, filters, order and page size. Unknown ones have no effect. */
            address: string;
            /** @description The columns shown besides reference and title; null for the usual ones. */
            columns: components["schemas"]["ColumnName"][] | null;
            /** @description Offered to everyone who may view the register; only administrators and managers may share. */
            shared: boolean;
            owner: components["schemas"]["PersonReference"];
            /** @description Whether the caller may change and delete it. */
            mayChange: boolean;
            version: components["schemas"]["Version"];
        };
        /** @description A successful response with its result in `data` (specification section 7). */
        SavedViewAnswer: {
            /** @enum {boolean} */
            status: true;
            message: string;
            data: components["schemas"]["SavedView"];
        };
        /** @description The record has changed since it was read; `current` is the stored version. */
        SavedViewConflict: {
            /** @enum {boolean} */
            status: false;
            message: string;
            /** @description The field errors; empty if the request was rejected as a whole. */
            errors: components["schemas"]["FieldError"][];
            current: components["schemas"]["SavedView"];
        };
        SavedViewInput: {
            name: components["schemas"]["Line"];
            /** @description The search parameters of the list's address: search, filters, order and page size. Unknown ones have no effect. */
            address: string;
            /**
             * @description The columns shown besides reference and title; null for the usual ones.
             * @default null
             */
            columns?: components["schemas"]["ColumnName"][] | null;
            /**
             * @description Offered to everyone who may view the register; only administrators and managers may share.
             * @default false
             */
            shared?: boolean;
        };
        /** @description A partial update: the version that was read and the changed fields. No defaults: omitted fields stay unchanged. */
        SavedViewInputChanges: {
            version: components["schemas"]["Version"];
            name?: components["schemas"]["Line"];
            /** @description The search parameters of the list's address: search, filters, order and page size. Unknown ones have no effect. */
            address?: string;
            /** @description The columns shown besides reference and title; null for the usual ones. */
            columns?: components["schemas"]["ColumnName"][] | null;
            /** @description Offered to everyone who may view the register; only administrators and managers may share. */
            shared?: boolean;
        };
        /** @description A response with all rows, unpaged. */
        SavedViewListAnswer: {
            /** @enum {boolean} */
            status: true;
            message: string;
            data: components["schemas"]["SavedView"][];
        };
        SecondFactorCode: {
            code: string;
        };
        /** @description The secret for an authenticator app; shown once, and inactive until confirmed with a code. */
        SecondFactorSecret: {
            /** @description Base32, for manual entry. */
            secret: string;
            /** @description `otpauth:` URI for a QR code. */
            uri: string;
        };
        /** @description A successful response with its result in `data` (specification section 7). */
        SecondFactorSecretAnswer: {
            /** @enum {boolean} */
            status: true;
            message: string;
            data: components["schemas"]["SecondFactorSecret"];
        };
        /**
         * @description The information security property a risk affects (ISO/IEC 27000, 3.10, 3.36, 3.7).
         * @enum {string}
         */
        SecurityPillar: "CONFIDENTIALITY" | "INTEGRITY" | "AVAILABILITY";
        /** @description A browser in which the user is signed in. */
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
        /** @description A response with all rows, unpaged. */
        SignInSessionListAnswer: {
            /** @enum {boolean} */
            status: true;
            message: string;
            data: components["schemas"]["SignInSession"][];
        };
        /** @description A selected level on a matrix axis. */
        StepReference: {
            id: components["schemas"]["Uuid"];
            name: string;
            /** Format: int32 */
            score: number;
        };
        /** @description A potential cause of an incident (ISO/IEC 27000, 3.74). */
        Threat: {
            id: components["schemas"]["Uuid"];
            version: components["schemas"]["Version"];
            /**
             * Format: int32
             * @description The number of records that use the entry, including removed ones. A rating is used by the risks in its band.
             */
            uses: number;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            updatedAt: string;
            /** @description Unique within the organisation. */
            name: components["schemas"]["Line"];
            description: components["schemas"]["Prose"];
            /**
             * Format: int32
             * @description The position in the list, from 0.
             */
            position: number;
            /** @description An inactive entry stays on records that use it but is no longer offered. */
            active: boolean;
            category: components["schemas"]["CategoryReference"] | null;
            source: components["schemas"]["CategoryReference"] | null;
            actor: components["schemas"]["CategoryReference"] | null;
        };
        /** @description A successful response with its result in `data` (specification section 7). */
        ThreatAnswer: {
            /** @enum {boolean} */
            status: true;
            message: string;
            data: components["schemas"]["Threat"];
        };
        ThreatInput: {
            /** @description Unique within the organisation. */
            name: components["schemas"]["Line"];
            /** @default  */
            description?: components["schemas"]["Prose"];
            /**
             * Format: int32
             * @description The position in the list, from 0.
             * @default 0
             */
            position?: number;
            /**
             * @description An inactive entry stays on records that use it but is no longer offered.
             * @default true
             */
            active?: boolean;
            /** @default null */
            categoryId?: components["schemas"]["Uuid"] | null;
            /** @default null */
            sourceId?: components["schemas"]["Uuid"] | null;
            /** @default null */
            actorId?: components["schemas"]["Uuid"] | null;
        };
        /** @description A partial update: the version that was read and the changed fields. No defaults: omitted fields stay unchanged. */
        ThreatInputChanges: {
            version: components["schemas"]["Version"];
            /** @description Unique within the organisation. */
            name?: components["schemas"]["Line"];
            description?: components["schemas"]["Prose"];
            /**
             * Format: int32
             * @description The position in the list, from 0.
             */
            position?: number;
            /** @description An inactive entry stays on records that use it but is no longer offered. */
            active?: boolean;
            categoryId?: components["schemas"]["Uuid"] | null;
            sourceId?: components["schemas"]["Uuid"] | null;
            actorId?: components["schemas"]["Uuid"] | null;
        };
        /** @description A response with all rows, unpaged. */
        ThreatListAnswer: {
            /** @enum {boolean} */
            status: true;
            message: string;
            data: components["schemas"]["Threat"][];
        };
        /** @description The entry has changed since it was read, its name is taken, or it is in use; `current` is the stored version. */
        ThreatLookupConflict: {
            /** @enum {boolean} */
            status: false;
            message: string;
            /** @description The field errors; empty if the request was rejected as a whole. */
            errors: components["schemas"]["FieldError"][];
            current?: components["schemas"]["Threat"];
        };
        /** @description One page of rows in the requested order, with the id as tie-breaker. */
        ThreatPage: {
            data: components["schemas"]["Threat"][];
            pagination: components["schemas"]["Pagination"];
        };
        /** @description A response with one page of rows. */
        ThreatPageAnswer: {
            /** @enum {boolean} */
            status: true;
            message: string;
            data: components["schemas"]["ThreatPage"];
        };
        /** @description An entry of an incident's timeline. A removed one keeps its place without its text. */
        TimelineEntry: {
            id: components["schemas"]["Uuid"];
            kind: components["schemas"]["TimelineEntryKind"];
            /**
             * Format: date-time
             * @description When it happened.
             */
            at: string;
            /** @description Null if the entry was removed. */
            text: string | null;
            /** @description The severity or status before and after, in a change of it. */
            from: string | null;
            to: string | null;
            version: components["schemas"]["Version"];
            /** Format: date-time */
            createdAt: string;
            createdBy: components["schemas"]["PersonReference"];
            /** @description When it was last edited; null if it never was. */
            editedAt: string | null;
            removedAt: string | null;
            removedBy: components["schemas"]["PersonReference"] | null;
        };
        /** @description A successful response with its result in `data` (specification section 7). */
        TimelineEntryAnswer: {
            /** @enum {boolean} */
            status: true;
            message: string;
            data: components["schemas"]["TimelineEntry"];
        };
        TimelineEntryChanges: {
            version: components["schemas"]["Version"];
            kind: components["schemas"]["TimelineNoteKind"];
            /** Format: date-time */
            at: string;
            text: components["schemas"]["Prose"];
        };
        /** @description The record has changed since it was read; `current` is the stored version. */
        TimelineEntryConflict: {
            /** @enum {boolean} */
            status: false;
            message: string;
            /** @description The field errors; empty if the request was rejected as a whole. */
            errors: components["schemas"]["FieldError"][];
            current: components["schemas"]["TimelineEntry"];
        };
        TimelineEntryInput: {
            kind: components["schemas"]["TimelineNoteKind"];
            /** Format: date-time */
            at: string;
            text: components["schemas"]["Prose"];
        };
        /**
         * @description What an entry of a timeline tells. The changes of severity and status are entered by the operations themselves.
         * @enum {string}
         */
        TimelineEntryKind: "DETECTION" | "MITIGATION" | "OBSERVATION" | "SEVERITY_CHANGED" | "STATUS_CHANGED";
        /** @description One page of rows in the requested order, with the id as tie-breaker. */
        TimelineEntryPage: {
            data: components["schemas"]["TimelineEntry"][];
            pagination: components["schemas"]["Pagination"];
        };
        /** @description A response with one page of rows. */
        TimelineEntryPageAnswer: {
            /** @enum {boolean} */
            status: true;
            message: string;
            data: components["schemas"]["TimelineEntryPage"];
        };
        /**
         * @description What a person enters.
         * @enum {string}
         */
        TimelineNoteKind: "DETECTION" | "MITIGATION" | "OBSERVATION";
        /** @enum {string} */
        TimelineSort: "at";
        /** @description An action of a risk's treatment plan (ISO/IEC 27005:2022, 8.6). */
        TreatmentAction: {
            id: components["schemas"]["Uuid"];
            title: string;
            /** @description The member of the organisation who carries it out. */
            owner: components["schemas"]["PersonReference"] | null;
            dueOn: string | null;
            /** Format: int32 */
            effortDays: number;
            /** Format: int32 */
            cost: number;
            /** Format: int32 */
            progress: number;
            status: components["schemas"]["TreatmentPlanStatus"];
            version: components["schemas"]["Version"];
        };
        /** @description A successful response with its result in `data` (specification section 7). */
        TreatmentActionAnswer: {
            /** @enum {boolean} */
            status: true;
            message: string;
            data: components["schemas"]["TreatmentAction"];
        };
        TreatmentActionChanges: {
            version: components["schemas"]["Version"];
            title?: components["schemas"]["Line"];
            /** @description A member of the organisation, who is notified. */
            ownerId?: components["schemas"]["Uuid"] | null;
            dueOn?: string | null;
            /**
             * Format: int32
             * @description Working days.
             */
            effortDays?: number;
            /**
             * Format: int32
             * @description In the currency in which the organisation calculates.
             */
            cost?: number;
            /**
             * Format: int32
             * @description Percentage; 100 once the action is completed.
             */
            progress?: number;
            status?: components["schemas"]["TreatmentPlanStatus"];
        };
        /** @description The record has changed since it was read; `current` is the stored version. */
        TreatmentActionConflict: {
            /** @enum {boolean} */
            status: false;
            message: string;
            /** @description The field errors; empty if the request was rejected as a whole. */
            errors: components["schemas"]["FieldError"][];
            current: components["schemas"]["TreatmentAction"];
        };
        TreatmentActionInput: {
            title: components["schemas"]["Line"];
            /**
             * @description A member of the organisation, who is notified.
             * @default null
             */
            ownerId?: components["schemas"]["Uuid"] | null;
            /** @default null */
            dueOn?: string | null;
            /**
             * Format: int32
             * @description Working days.
             * @default 0
             */
            effortDays?: number;
            /**
             * Format: int32
             * @description In the currency in which the organisation calculates.
             * @default 0
             */
            cost?: number;
            /**
             * Format: int32
             * @description Percentage; 100 once the action is completed.
             * @default 0
             */
            progress?: number;
            /** @default NOT_STARTED */
            status?: components["schemas"]["TreatmentPlanStatus"];
        };
        /** @description A response with all rows, unpaged. */
        TreatmentActionListAnswer: {
            /** @enum {boolean} */
            status: true;
            message: string;
            data: components["schemas"]["TreatmentAction"][];
        };
        /** @description All actions of a risk, in their new order. */
        TreatmentActionOrder: {
            actionIds: components["schemas"]["Uuid"][];
        };
        /** @description The risk treatment plan (ISO/IEC 27001, 6.1.3 e). */
        TreatmentPlan: {
            actions: components["schemas"]["Prose"];
            dueOn: string | null;
            /**
             * Format: int32
             * @description Percentage.
             */
            progress: number;
            status: components["schemas"]["TreatmentPlanStatus"];
        };
        /** @enum {string} */
        TreatmentPlanStatus: "NOT_STARTED" | "IN_PROGRESS" | "COMPLETED" | "ON_HOLD" | "CANCELLED";
        /** @description Whether the recipient has read the notification. */
        UserNotification: {
            status: components["schemas"]["NotificationStatus"];
        };
        /** @description The user's date and time format; null means the browser's setting. */
        UserPreferences: {
            /** @description A BCP 47 tag such as `en-GB`. */
            locale: string | null;
            /** @description An IANA time zone such as `Europe/London`. */
            timeZone: string | null;
            /** @description The time zone of the browser last used: reminders follow it unless the user has chosen another. */
            browserTimeZone: string | null;
        };
        /** @description A successful response with its result in `data` (specification section 7). */
        UserPreferencesAnswer: {
            /** @enum {boolean} */
            status: true;
            message: string;
            data: components["schemas"]["UserPreferences"];
        };
        UserPreferencesInput: {
            locale?: string | null;
            timeZone?: string | null;
            browserTimeZone?: string;
        };
        /** Format: uuid */
        Uuid: string;
        /**
         * Format: int32
         * @description Incremented with every change; an update names the version it read.
         */
        Version: number;
        /** @description The address of a web page, or nothing. No other scheme, so that it is safe to link to. */
        WebAddress: string;
    };
    responses: never;
    parameters: {
        "ActivityFilter.action": components["schemas"]["ActivityAction"][];
        "ActivityFilter.actorId": components["schemas"]["Uuid"][];
        "ActivityFilter.entityType": string;
        AtVersion: components["schemas"]["Version"];
        InOrganisation: components["schemas"]["Uuid"];
        "IncidentFilter.detection": components["schemas"]["IncidentDetection"][];
        "IncidentFilter.labelId": components["schemas"]["Uuid"][];
        "IncidentFilter.ownerId": components["schemas"]["Uuid"][];
        "IncidentFilter.severity": components["schemas"]["IncidentSeverity"][];
        "IncidentFilter.status": components["schemas"]["IncidentStatus"][];
        "IncidentFilter.typeId": components["schemas"]["Uuid"][];
        /** @description Filters that also match an empty field. */
        "IncidentFilter.without": components["schemas"]["IncidentGap"][];
        "InformationAssetFilter.availability": components["schemas"]["Level"][];
        "InformationAssetFilter.confidentiality": components["schemas"]["Level"][];
        "InformationAssetFilter.integrity": components["schemas"]["Level"][];
        "InformationAssetFilter.kind": components["schemas"]["AssetKind"];
        "InformationAssetFilter.labelId": components["schemas"]["Uuid"][];
        "InformationAssetFilter.ownerId": components["schemas"]["Uuid"][];
        /** @description Matches records whose `reviewOn` is on or before this day. */
        "InformationAssetFilter.reviewBy": string;
        "InformationAssetFilter.typeId": components["schemas"]["Uuid"][];
        /** @description Filters that also match an empty field. */
        "InformationAssetFilter.without": components["schemas"]["InformationAssetGap"][];
        /** @description Matches rows that contain this text, case-insensitively. */
        ListSearch: string;
        "LoginLogFilter.event": components["schemas"]["LoginEvent"][];
        /** @description Unread notifications only. */
        NotificationFilter: boolean;
        "PlatformUserFilter.active": boolean;
        "PlatformUserFilter.approved": boolean;
        "RegulatoryRequirementFilter.corporateLawId": components["schemas"]["Uuid"][];
        "RegulatoryRequirementFilter.country": components["schemas"]["Country"][];
        "RegulatoryRequirementFilter.cybersecurityLawId": components["schemas"]["Uuid"][];
        /** @description Matches records whose `dueOn` is on or before this day. */
        "RegulatoryRequirementFilter.dueBy": string;
        "RegulatoryRequirementFilter.jurisdictionId": components["schemas"]["Uuid"][];
        "RegulatoryRequirementFilter.labelId": components["schemas"]["Uuid"][];
        "RegulatoryRequirementFilter.operationTypeId": components["schemas"]["Uuid"][];
        "RegulatoryRequirementFilter.ownerId": components["schemas"]["Uuid"][];
        "RegulatoryRequirementFilter.privacyLawId": components["schemas"]["Uuid"][];
        "RegulatoryRequirementFilter.regionId": components["schemas"]["Uuid"][];
        "RegulatoryRequirementFilter.riskTypeId": components["schemas"]["Uuid"][];
        "RegulatoryRequirementFilter.status": components["schemas"]["ComplianceStatus"][];
        /** @description Filters that also match an empty field. */
        "RegulatoryRequirementFilter.without": components["schemas"]["RegulatoryRequirementGap"][];
        Repeatable: string;
        "RiskFilter.accountableId": components["schemas"]["Uuid"][];
        "RiskFilter.categoryId": components["schemas"]["Uuid"][];
        "RiskFilter.controlEffectiveness": components["schemas"]["ControlEffectiveness"][];
        "RiskFilter.labelId": components["schemas"]["Uuid"][];
        "RiskFilter.ownerId": components["schemas"]["Uuid"][];
        /** @description Rating bands of the current risk. */
        "RiskFilter.ratingId": components["schemas"]["Uuid"][];
        /** @description Matches records whose `nextReviewOn` is on or before this day. */
        "RiskFilter.reviewBy": string;
        "RiskFilter.threatId": components["schemas"]["Uuid"][];
        "RiskFilter.treatment": components["schemas"]["RiskTreatment"][];
        "RiskFilter.vulnerabilityId": components["schemas"]["Uuid"][];
        /** @description Filters that also match an empty field. */
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
                /** @description Matches rows that contain this text, case-insensitively. */
                search?: components["parameters"]["ListSearch"];
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
                /** @description Matches rows that contain this text, case-insensitively. */
                search?: components["parameters"]["ListSearch"];
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
                /** @description Matches rows that contain this text, case-insensitively. */
                search?: components["parameters"]["ListSearch"];
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
                /** @description Matches rows that contain this text, case-insensitively. */
                search?: components["parameters"]["ListSearch"];
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
    "FailedJobs.list": {
        parameters: {
            query?: {
                /** @description Matches rows that contain this text, case-insensitively. */
                search?: components["parameters"]["ListSearch"];
                sortId?: components["schemas"]["FailedJobSort"];
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
                    "application/json": components["schemas"]["FailedJobPageAnswer"];
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
    "FailedJobs.retry": {
        parameters: {
            query?: never;
            header?: never;
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
                /** @description Matches rows that contain this text, case-insensitively. */
                search?: components["parameters"]["ListSearch"];
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
            /** @description The record has changed since it was read; `current` is the stored version. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PlatformUserConflict"] | components["schemas"]["Failure"];
                };
            };
            /** @description The body exceeds the size that the operation's fields allow, or its declared length. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The body is not of the type that the operation takes. */
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
                /** @description Matches rows that contain this text, case-insensitively. */
                search?: components["parameters"]["ListSearch"];
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
                    "application/json": components["schemas"]["PlainEntryPageAnswer"];
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
                "application/json": components["schemas"]["PlainEntryInput"];
            };
        };
        responses: {
            /** @description The request has succeeded and a new resource has been created as a result. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PlainEntryAnswer"];
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
            /** @description The request conflicts with stored data, for example a name already in use or a look-up entry still in use. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The body exceeds the size that the operation's fields allow, or its declared length. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The body is not of the type that the operation takes. */
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
                    "application/json": components["schemas"]["PlainEntryListAnswer"];
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
            /** @description The entry has changed since it was read, its name is taken, or it is in use; `current` is the stored version. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PlainEntryLookupConflict"];
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
                "application/json": components["schemas"]["PlainEntryInputChanges"];
            };
        };
        responses: {
            /** @description The request has succeeded. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PlainEntryAnswer"];
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
            /** @description The entry has changed since it was read, its name is taken, or it is in use; `current` is the stored version. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PlainEntryLookupConflict"];
                };
            };
            /** @description The body exceeds the size that the operation's fields allow, or its declared length. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The body is not of the type that the operation takes. */
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
    "Attachments.remove": {
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
                    "application/json": components["schemas"]["AttachmentAnswer"];
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
            /** @description The record has changed since it was read; `current` is the stored version. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AttachmentConflict"];
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
    "Attachments.update": {
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
                "application/json": components["schemas"]["AttachmentChanges"];
            };
        };
        responses: {
            /** @description The request has succeeded. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AttachmentAnswer"];
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
            /** @description The record has changed since it was read; `current` is the stored version. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AttachmentConflict"];
                };
            };
            /** @description The body exceeds the size that the operation's fields allow, or its declared length. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The body is not of the type that the operation takes. */
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
    "Attachments.address": {
        parameters: {
            query: {
                number: number;
                inline?: boolean;
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
                    "application/json": components["schemas"]["FileAddressAnswer"];
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
    "Attachments.restore": {
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
                    "application/json": components["schemas"]["AttachmentAnswer"];
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
            /** @description The record has changed since it was read; `current` is the stored version. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AttachmentConflict"];
                };
            };
            /** @description The body exceeds the size that the operation's fields allow, or its declared length. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The body is not of the type that the operation takes. */
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
    "Attachments.versions": {
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
                    "application/json": components["schemas"]["AttachmentVersionListAnswer"];
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
    "Attachments.addVersion": {
        parameters: {
            query: {
                version: components["parameters"]["AtVersion"];
                name: components["schemas"]["FileName"];
            };
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
                "application/octet-stream": unknown;
            };
        };
        responses: {
            /** @description The request has succeeded and a new resource has been created as a result. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AttachmentAnswer"];
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
            /** @description The attached file has changed since it was read, with its stored state; or there is no room for another version. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AttachmentVersionConflict"];
                };
            };
            /** @description The body exceeds the size that the operation's fields allow, or its declared length. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The body is not of the type that the operation takes. */
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
    "Attachments.restoreVersion": {
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
                "application/json": components["schemas"]["AttachmentVersionRestoration"];
            };
        };
        responses: {
            /** @description The request has succeeded. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AttachmentAnswer"];
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
            /** @description The attached file has changed since it was read, with its stored state; or there is no room for another version. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AttachmentVersionConflict"];
                };
            };
            /** @description The body exceeds the size that the operation's fields allow, or its declared length. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The body is not of the type that the operation takes. */
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
                /** @description Matches rows that contain this text, case-insensitively. */
                search?: components["parameters"]["ListSearch"];
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
            /** @description The request conflicts with stored data, for example a name already in use or a look-up entry still in use. */
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
            /** @description The body exceeds the size that the operation's fields allow, or its declared length. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The body is not of the type that the operation takes. */
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
            /** @description The body exceeds the size that the operation's fields allow, or its declared length. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The body is not of the type that the operation takes. */
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
    "BulkChanges.get": {
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
                    "application/json": components["schemas"]["BulkChangeAnswer"];
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
    "BulkChanges.left": {
        parameters: {
            query?: {
                /** @description Matches rows that contain this text, case-insensitively. */
                search?: components["parameters"]["ListSearch"];
                page?: number;
                perPage?: number;
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
                    "application/json": components["schemas"]["RecordLeftPageAnswer"];
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
    "BulkChanges.stop": {
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
                    "application/json": components["schemas"]["BulkChangeAnswer"];
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
            /** @description The request conflicts with stored data, for example a name already in use or a look-up entry still in use. */
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
    "BulkChanges.undo": {
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
                    "application/json": components["schemas"]["BulkChangeAnswer"];
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
            /** @description The request conflicts with stored data, for example a name already in use or a look-up entry still in use. */
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
    "Comments.remove": {
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
                    "application/json": components["schemas"]["CommentAnswer"];
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
            /** @description The record has changed since it was read; `current` is the stored version. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CommentConflict"];
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
    "Comments.update": {
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
                "application/json": components["schemas"]["CommentChanges"];
            };
        };
        responses: {
            /** @description The request has succeeded. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CommentAnswer"];
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
            /** @description The record has changed since it was read; `current` is the stored version. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CommentConflict"];
                };
            };
            /** @description The body exceeds the size that the operation's fields allow, or its declared length. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The body is not of the type that the operation takes. */
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
    "Comments.restore": {
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
                    "application/json": components["schemas"]["CommentAnswer"];
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
            /** @description The record has changed since it was read; `current` is the stored version. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CommentConflict"];
                };
            };
            /** @description The body exceeds the size that the operation's fields allow, or its declared length. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The body is not of the type that the operation takes. */
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
    "CorporateLaws.list": {
        parameters: {
            query?: {
                /** @description Matches rows that contain this text, case-insensitively. */
                search?: components["parameters"]["ListSearch"];
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
                    "application/json": components["schemas"]["PlainEntryPageAnswer"];
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
    "CorporateLaws.create": {
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
                "application/json": components["schemas"]["PlainEntryInput"];
            };
        };
        responses: {
            /** @description The request has succeeded and a new resource has been created as a result. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PlainEntryAnswer"];
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
            /** @description The request conflicts with stored data, for example a name already in use or a look-up entry still in use. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The body exceeds the size that the operation's fields allow, or its declared length. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The body is not of the type that the operation takes. */
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
    "CorporateLaws.options": {
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
                    "application/json": components["schemas"]["PlainEntryListAnswer"];
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
    "CorporateLaws.remove": {
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
            /** @description The entry has changed since it was read, its name is taken, or it is in use; `current` is the stored version. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PlainEntryLookupConflict"];
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
    "CorporateLaws.update": {
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
                "application/json": components["schemas"]["PlainEntryInputChanges"];
            };
        };
        responses: {
            /** @description The request has succeeded. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PlainEntryAnswer"];
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
            /** @description The entry has changed since it was read, its name is taken, or it is in use; `current` is the stored version. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PlainEntryLookupConflict"];
                };
            };
            /** @description The body exceeds the size that the operation's fields allow, or its declared length. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The body is not of the type that the operation takes. */
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
    "RegulatoryRequirements.list": {
        parameters: {
            query?: {
                /** @description Matches rows that contain this text, case-insensitively. */
                search?: components["parameters"]["ListSearch"];
                sortId?: components["schemas"]["RegulatoryRequirementSort"];
                desc?: boolean;
                page?: number;
                perPage?: number;
                country?: components["parameters"]["RegulatoryRequirementFilter.country"];
                regionId?: components["parameters"]["RegulatoryRequirementFilter.regionId"];
                jurisdictionId?: components["parameters"]["RegulatoryRequirementFilter.jurisdictionId"];
                operationTypeId?: components["parameters"]["RegulatoryRequirementFilter.operationTypeId"];
                corporateLawId?: components["parameters"]["RegulatoryRequirementFilter.corporateLawId"];
                cybersecurityLawId?: components["parameters"]["RegulatoryRequirementFilter.cybersecurityLawId"];
                privacyLawId?: components["parameters"]["RegulatoryRequirementFilter.privacyLawId"];
                riskTypeId?: components["parameters"]["RegulatoryRequirementFilter.riskTypeId"];
                ownerId?: components["parameters"]["RegulatoryRequirementFilter.ownerId"];
                status?: components["parameters"]["RegulatoryRequirementFilter.status"];
                /** @description Matches records whose `dueOn` is on or before this day. */
                dueBy?: components["parameters"]["RegulatoryRequirementFilter.dueBy"];
                labelId?: components["parameters"]["RegulatoryRequirementFilter.labelId"];
                /** @description Filters that also match an empty field. */
                without?: components["parameters"]["RegulatoryRequirementFilter.without"];
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
                    "application/json": components["schemas"]["RegulatoryRequirementPageAnswer"];
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
    "RegulatoryRequirements.create": {
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
                "application/json": components["schemas"]["RegulatoryRequirementInput"];
            };
        };
        responses: {
            /** @description The request has succeeded and a new resource has been created as a result. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RegulatoryRequirementAnswer"];
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
            /** @description The request conflicts with stored data, for example a name already in use or a look-up entry still in use. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The body exceeds the size that the operation's fields allow, or its declared length. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The body is not of the type that the operation takes. */
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
    "RegulatoryRequirements.changeMany": {
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
                "application/json": {
                    records: components["schemas"]["RecordVersion"][];
                    changes: components["schemas"]["RegulatoryRequirementInputBatchChanges"];
                };
            };
        };
        responses: {
            /** @description The request has succeeded. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BatchOutcomeAnswer"];
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
            /** @description The body exceeds the size that the operation's fields allow, or its declared length. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The body is not of the type that the operation takes. */
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
    "RegulatoryRequirements.changeAll": {
        parameters: {
            query?: {
                /** @description Matches rows that contain this text, case-insensitively. */
                search?: components["parameters"]["ListSearch"];
                country?: components["parameters"]["RegulatoryRequirementFilter.country"];
                regionId?: components["parameters"]["RegulatoryRequirementFilter.regionId"];
                jurisdictionId?: components["parameters"]["RegulatoryRequirementFilter.jurisdictionId"];
                operationTypeId?: components["parameters"]["RegulatoryRequirementFilter.operationTypeId"];
                corporateLawId?: components["parameters"]["RegulatoryRequirementFilter.corporateLawId"];
                cybersecurityLawId?: components["parameters"]["RegulatoryRequirementFilter.cybersecurityLawId"];
                privacyLawId?: components["parameters"]["RegulatoryRequirementFilter.privacyLawId"];
                riskTypeId?: components["parameters"]["RegulatoryRequirementFilter.riskTypeId"];
                ownerId?: components["parameters"]["RegulatoryRequirementFilter.ownerId"];
                status?: components["parameters"]["RegulatoryRequirementFilter.status"];
                /** @description Matches records whose `dueOn` is on or before this day. */
                dueBy?: components["parameters"]["RegulatoryRequirementFilter.dueBy"];
                labelId?: components["parameters"]["RegulatoryRequirementFilter.labelId"];
                /** @description Filters that also match an empty field. */
                without?: components["parameters"]["RegulatoryRequirementFilter.without"];
            };
            header: {
                "X-Organisation-Id": components["parameters"]["InOrganisation"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RegulatoryRequirementInputChangeOfAll"];
            };
        };
        responses: {
            /** @description The request has succeeded. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BulkChangeAnswer"];
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
            /** @description The request conflicts with stored data, for example a name already in use or a look-up entry still in use. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The body exceeds the size that the operation's fields allow, or its declared length. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The body is not of the type that the operation takes. */
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
    "RegulatoryRequirements.exportFile": {
        parameters: {
            query: {
                format: components["schemas"]["ExportFormat"];
                /** @description Matches rows that contain this text, case-insensitively. */
                search?: components["parameters"]["ListSearch"];
                sortId?: components["schemas"]["RegulatoryRequirementSort"];
                desc?: boolean;
                country?: components["parameters"]["RegulatoryRequirementFilter.country"];
                regionId?: components["parameters"]["RegulatoryRequirementFilter.regionId"];
                jurisdictionId?: components["parameters"]["RegulatoryRequirementFilter.jurisdictionId"];
                operationTypeId?: components["parameters"]["RegulatoryRequirementFilter.operationTypeId"];
                corporateLawId?: components["parameters"]["RegulatoryRequirementFilter.corporateLawId"];
                cybersecurityLawId?: components["parameters"]["RegulatoryRequirementFilter.cybersecurityLawId"];
                privacyLawId?: components["parameters"]["RegulatoryRequirementFilter.privacyLawId"];
                riskTypeId?: components["parameters"]["RegulatoryRequirementFilter.riskTypeId"];
                ownerId?: components["parameters"]["RegulatoryRequirementFilter.ownerId"];
                status?: components["parameters"]["RegulatoryRequirementFilter.status"];
                /** @description Matches records whose `dueOn` is on or before this day. */
                dueBy?: components["parameters"]["RegulatoryRequirementFilter.dueBy"];
                labelId?: components["parameters"]["RegulatoryRequirementFilter.labelId"];
                /** @description Filters that also match an empty field. */
                without?: components["parameters"]["RegulatoryRequirementFilter.without"];
            };
            header: {
                "X-Organisation-Id": components["parameters"]["InOrganisation"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description An export as rows of a table, with a header row. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": unknown;
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": unknown;
                    "application/json": components["schemas"]["RegulatoryRequirement"][];
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
    "RegulatoryRequirements.options": {
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
    "RegulatoryRequirements.removalOutlook": {
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
    "RegulatoryRequirements.removeMany": {
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
            /** @description The request conflicts with stored data, for example a name already in use or a look-up entry still in use. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The body exceeds the size that the operation's fields allow, or its declared length. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The body is not of the type that the operation takes. */
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
    "RegulatoryRequirements.removeAll": {
        parameters: {
            query?: {
                /** @description Matches rows that contain this text, case-insensitively. */
                search?: components["parameters"]["ListSearch"];
                country?: components["parameters"]["RegulatoryRequirementFilter.country"];
                regionId?: components["parameters"]["RegulatoryRequirementFilter.regionId"];
                jurisdictionId?: components["parameters"]["RegulatoryRequirementFilter.jurisdictionId"];
                operationTypeId?: components["parameters"]["RegulatoryRequirementFilter.operationTypeId"];
                corporateLawId?: components["parameters"]["RegulatoryRequirementFilter.corporateLawId"];
                cybersecurityLawId?: components["parameters"]["RegulatoryRequirementFilter.cybersecurityLawId"];
                privacyLawId?: components["parameters"]["RegulatoryRequirementFilter.privacyLawId"];
                riskTypeId?: components["parameters"]["RegulatoryRequirementFilter.riskTypeId"];
                ownerId?: components["parameters"]["RegulatoryRequirementFilter.ownerId"];
                status?: components["parameters"]["RegulatoryRequirementFilter.status"];
                /** @description Matches records whose `dueOn` is on or before this day. */
                dueBy?: components["parameters"]["RegulatoryRequirementFilter.dueBy"];
                labelId?: components["parameters"]["RegulatoryRequirementFilter.labelId"];
                /** @description Filters that also match an empty field. */
                without?: components["parameters"]["RegulatoryRequirementFilter.without"];
            };
            header: {
                "X-Organisation-Id": components["parameters"]["InOrganisation"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RemovalOfAll"];
            };
        };
        responses: {
            /** @description The request has succeeded. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BulkChangeAnswer"];
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
            /** @description The request conflicts with stored data, for example a name already in use or a look-up entry still in use. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The body exceeds the size that the operation's fields allow, or its declared length. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The body is not of the type that the operation takes. */
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
    "RegulatoryRequirements.removed": {
        parameters: {
            query?: {
                /** @description Matches rows that contain this text, case-insensitively. */
                search?: components["parameters"]["ListSearch"];
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
    "RegulatoryRequirements.restoreMany": {
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
            /** @description The request conflicts with stored data, for example a name already in use or a look-up entry still in use. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The body exceeds the size that the operation's fields allow, or its declared length. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The body is not of the type that the operation takes. */
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
    "RegulatoryRequirements.views": {
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
                    "application/json": components["schemas"]["SavedViewListAnswer"];
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
    "RegulatoryRequirements.addView": {
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
                "application/json": components["schemas"]["SavedViewInput"];
            };
        };
        responses: {
            /** @description The request has succeeded and a new resource has been created as a result. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SavedViewAnswer"];
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
            /** @description The body exceeds the size that the operation's fields allow, or its declared length. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The body is not of the type that the operation takes. */
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
    "RegulatoryRequirements.get": {
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
                    "application/json": components["schemas"]["RegulatoryRequirementAnswer"];
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
    "RegulatoryRequirements.remove": {
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
            /** @description The record has changed since it was read; `current` is the stored version. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RegulatoryRequirementConflict"];
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
    "RegulatoryRequirements.update": {
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
                "application/json": components["schemas"]["RegulatoryRequirementInputChanges"];
            };
        };
        responses: {
            /** @description The request has succeeded. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RegulatoryRequirementAnswer"];
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
            /** @description The record has changed since it was read; `current` is the stored version. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RegulatoryRequirementConflict"];
                };
            };
            /** @description The body exceeds the size that the operation's fields allow, or its declared length. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The body is not of the type that the operation takes. */
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
    "RegulatoryRequirements.position": {
        parameters: {
            query?: {
                /** @description Matches rows that contain this text, case-insensitively. */
                search?: components["parameters"]["ListSearch"];
                sortId?: components["schemas"]["RegulatoryRequirementSort"];
                desc?: boolean;
                country?: components["parameters"]["RegulatoryRequirementFilter.country"];
                regionId?: components["parameters"]["RegulatoryRequirementFilter.regionId"];
                jurisdictionId?: components["parameters"]["RegulatoryRequirementFilter.jurisdictionId"];
                operationTypeId?: components["parameters"]["RegulatoryRequirementFilter.operationTypeId"];
                corporateLawId?: components["parameters"]["RegulatoryRequirementFilter.corporateLawId"];
                cybersecurityLawId?: components["parameters"]["RegulatoryRequirementFilter.cybersecurityLawId"];
                privacyLawId?: components["parameters"]["RegulatoryRequirementFilter.privacyLawId"];
                riskTypeId?: components["parameters"]["RegulatoryRequirementFilter.riskTypeId"];
                ownerId?: components["parameters"]["RegulatoryRequirementFilter.ownerId"];
                status?: components["parameters"]["RegulatoryRequirementFilter.status"];
                /** @description Matches records whose `dueOn` is on or before this day. */
                dueBy?: components["parameters"]["RegulatoryRequirementFilter.dueBy"];
                labelId?: components["parameters"]["RegulatoryRequirementFilter.labelId"];
                /** @description Filters that also match an empty field. */
                without?: components["parameters"]["RegulatoryRequirementFilter.without"];
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
    "RegulatoryRequirements.removeOne": {
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
            /** @description The record has changed since it was read; `current` is the stored version. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RegulatoryRequirementConflict"];
                };
            };
            /** @description The body exceeds the size that the operation's fields allow, or its declared length. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The body is not of the type that the operation takes. */
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
    "RegulatoryRequirements.restore": {
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
                    "application/json": components["schemas"]["RegulatoryRequirementAnswer"];
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
            /** @description The record has changed, or a live record has taken a unique value; `current` is the stored version. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RegulatoryRequirementRestorationConflict"];
                };
            };
            /** @description The body exceeds the size that the operation's fields allow, or its declared length. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The body is not of the type that the operation takes. */
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
    "RegulatoryRequirements.removeView": {
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
            /** @description The record has changed since it was read; `current` is the stored version. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SavedViewConflict"];
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
    "RegulatoryRequirements.updateView": {
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
                "application/json": components["schemas"]["SavedViewInputChanges"];
            };
        };
        responses: {
            /** @description The request has succeeded. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SavedViewAnswer"];
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
            /** @description The record has changed since it was read; `current` is the stored version. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SavedViewConflict"];
                };
            };
            /** @description The body exceeds the size that the operation's fields allow, or its declared length. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The body is not of the type that the operation takes. */
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
    "CybersecurityLaws.list": {
        parameters: {
            query?: {
                /** @description Matches rows that contain this text, case-insensitively. */
                search?: components["parameters"]["ListSearch"];
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
                    "application/json": components["schemas"]["PlainEntryPageAnswer"];
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
    "CybersecurityLaws.create": {
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
                "application/json": components["schemas"]["PlainEntryInput"];
            };
        };
        responses: {
            /** @description The request has succeeded and a new resource has been created as a result. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PlainEntryAnswer"];
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
            /** @description The request conflicts with stored data, for example a name already in use or a look-up entry still in use. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The body exceeds the size that the operation's fields allow, or its declared length. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The body is not of the type that the operation takes. */
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
    "CybersecurityLaws.options": {
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
                    "application/json": components["schemas"]["PlainEntryListAnswer"];
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
    "CybersecurityLaws.remove": {
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
            /** @description The entry has changed since it was read, its name is taken, or it is in use; `current` is the stored version. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PlainEntryLookupConflict"];
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
    "CybersecurityLaws.update": {
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
                "application/json": components["schemas"]["PlainEntryInputChanges"];
            };
        };
        responses: {
            /** @description The request has succeeded. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PlainEntryAnswer"];
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
            /** @description The entry has changed since it was read, its name is taken, or it is in use; `current` is the stored version. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PlainEntryLookupConflict"];
                };
            };
            /** @description The body exceeds the size that the operation's fields allow, or its declared length. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The body is not of the type that the operation takes. */
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
    "HelpfulTips.list": {
        parameters: {
            query?: {
                /** @description Matches rows that contain this text, case-insensitively. */
                search?: components["parameters"]["ListSearch"];
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
    "Imports.template": {
        parameters: {
            query: {
                kind: components["schemas"]["Line"];
                format: components["schemas"]["ImportFormat"];
            };
            header: {
                "X-Organisation-Id": components["parameters"]["InOrganisation"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description An export as rows of a table, with a header row. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": unknown;
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": unknown;
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
    "Imports.recent": {
        parameters: {
            query: {
                kind: components["schemas"]["Line"];
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
                    "application/json": components["schemas"]["ImportListAnswer"];
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
    "Imports.upload": {
        parameters: {
            query: {
                kind: components["schemas"]["Line"];
                fileName: components["schemas"]["Line"];
            };
            header: {
                "X-Organisation-Id": components["parameters"]["InOrganisation"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/octet-stream": unknown;
            };
        };
        responses: {
            /** @description The request has succeeded and a new resource has been created as a result. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ImportAnswer"];
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
            /** @description The body exceeds the size that the operation's fields allow, or its declared length. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The body is not of the type that the operation takes. */
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
    "Imports.get": {
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
                    "application/json": components["schemas"]["ImportAnswer"];
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
    "Imports.discard": {
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
            /** @description The request conflicts with stored data, for example a name already in use or a look-up entry still in use. */
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
    "Imports.check": {
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
                "application/json": components["schemas"]["ImportPlan"];
            };
        };
        responses: {
            /** @description The request has succeeded. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ImportAnswer"];
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
            /** @description The request conflicts with stored data, for example a name already in use or a look-up entry still in use. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The body exceeds the size that the operation's fields allow, or its declared length. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The body is not of the type that the operation takes. */
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
    "Imports.rows": {
        parameters: {
            query?: {
                outcome?: components["schemas"]["ImportOutcome"];
                undo?: components["schemas"]["ImportUndo"];
                /** @description Matches rows whose title contains this text, case-insensitively. */
                search?: string;
                page?: number;
                perPage?: number;
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
                    "application/json": components["schemas"]["ImportRowPageAnswer"];
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
    "Imports.run": {
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
                "application/json": components["schemas"]["ImportOrder"];
            };
        };
        responses: {
            /** @description The request has succeeded. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ImportAnswer"];
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
            /** @description The request conflicts with stored data, for example a name already in use or a look-up entry still in use. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The body exceeds the size that the operation's fields allow, or its declared length. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The body is not of the type that the operation takes. */
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
    "Imports.undo": {
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
                    "application/json": components["schemas"]["ImportAnswer"];
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
            /** @description The request conflicts with stored data, for example a name already in use or a look-up entry still in use. */
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
    "Incidents.list": {
        parameters: {
            query?: {
                /** @description Matches rows that contain this text, case-insensitively. */
                search?: components["parameters"]["ListSearch"];
                sortId?: components["schemas"]["IncidentSort"];
                desc?: boolean;
                page?: number;
                perPage?: number;
                typeId?: components["parameters"]["IncidentFilter.typeId"];
                detection?: components["parameters"]["IncidentFilter.detection"];
                ownerId?: components["parameters"]["IncidentFilter.ownerId"];
                labelId?: components["parameters"]["IncidentFilter.labelId"];
                /** @description Filters that also match an empty field. */
                without?: components["parameters"]["IncidentFilter.without"];
                status?: components["parameters"]["IncidentFilter.status"];
                severity?: components["parameters"]["IncidentFilter.severity"];
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
                    "application/json": components["schemas"]["IncidentPageAnswer"];
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
    "Incidents.create": {
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
                "application/json": components["schemas"]["IncidentInput"];
            };
        };
        responses: {
            /** @description The request has succeeded and a new resource has been created as a result. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["IncidentAnswer"];
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
            /** @description The request conflicts with stored data, for example a name already in use or a look-up entry still in use. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The body exceeds the size that the operation's fields allow, or its declared length. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The body is not of the type that the operation takes. */
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
    "IncidentTypes.list": {
        parameters: {
            query?: {
                /** @description Matches rows that contain this text, case-insensitively. */
                search?: components["parameters"]["ListSearch"];
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
                    "application/json": components["schemas"]["PlainEntryPageAnswer"];
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
    "IncidentTypes.create": {
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
                "application/json": components["schemas"]["PlainEntryInput"];
            };
        };
        responses: {
            /** @description The request has succeeded and a new resource has been created as a result. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PlainEntryAnswer"];
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
            /** @description The request conflicts with stored data, for example a name already in use or a look-up entry still in use. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The body exceeds the size that the operation's fields allow, or its declared length. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The body is not of the type that the operation takes. */
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
    "IncidentTypes.options": {
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
                    "application/json": components["schemas"]["PlainEntryListAnswer"];
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
    "IncidentTypes.remove": {
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
            /** @description The entry has changed since it was read, its name is taken, or it is in use; `current` is the stored version. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PlainEntryLookupConflict"];
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
    "IncidentTypes.update": {
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
                "application/json": components["schemas"]["PlainEntryInputChanges"];
            };
        };
        responses: {
            /** @description The request has succeeded. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PlainEntryAnswer"];
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
            /** @description The entry has changed since it was read, its name is taken, or it is in use; `current` is the stored version. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PlainEntryLookupConflict"];
                };
            };
            /** @description The body exceeds the size that the operation's fields allow, or its declared length. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The body is not of the type that the operation takes. */
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
    "Incidents.changeMany": {
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
                "application/json": {
                    records: components["schemas"]["RecordVersion"][];
                    changes: components["schemas"]["IncidentInputBatchChanges"];
                };
            };
        };
        responses: {
            /** @description The request has succeeded. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BatchOutcomeAnswer"];
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
            /** @description The body exceeds the size that the operation's fields allow, or its declared length. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The body is not of the type that the operation takes. */
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
    "Incidents.changeAll": {
        parameters: {
            query?: {
                /** @description Matches rows that contain this text, case-insensitively. */
                search?: components["parameters"]["ListSearch"];
                typeId?: components["parameters"]["IncidentFilter.typeId"];
                detection?: components["parameters"]["IncidentFilter.detection"];
                ownerId?: components["parameters"]["IncidentFilter.ownerId"];
                labelId?: components["parameters"]["IncidentFilter.labelId"];
                /** @description Filters that also match an empty field. */
                without?: components["parameters"]["IncidentFilter.without"];
                status?: components["parameters"]["IncidentFilter.status"];
                severity?: components["parameters"]["IncidentFilter.severity"];
            };
            header: {
                "X-Organisation-Id": components["parameters"]["InOrganisation"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["IncidentInputChangeOfAll"];
            };
        };
        responses: {
            /** @description The request has succeeded. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BulkChangeAnswer"];
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
            /** @description The request conflicts with stored data, for example a name already in use or a look-up entry still in use. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The body exceeds the size that the operation's fields allow, or its declared length. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The body is not of the type that the operation takes. */
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
    "Incidents.exportFile": {
        parameters: {
            query: {
                format: components["schemas"]["ExportFormat"];
                /** @description Matches rows that contain this text, case-insensitively. */
                search?: components["parameters"]["ListSearch"];
                sortId?: components["schemas"]["IncidentSort"];
                desc?: boolean;
                typeId?: components["parameters"]["IncidentFilter.typeId"];
                detection?: components["parameters"]["IncidentFilter.detection"];
                ownerId?: components["parameters"]["IncidentFilter.ownerId"];
                labelId?: components["parameters"]["IncidentFilter.labelId"];
                /** @description Filters that also match an empty field. */
                without?: components["parameters"]["IncidentFilter.without"];
                status?: components["parameters"]["IncidentFilter.status"];
                severity?: components["parameters"]["IncidentFilter.severity"];
            };
            header: {
                "X-Organisation-Id": components["parameters"]["InOrganisation"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description An export as rows of a table, with a header row. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": unknown;
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": unknown;
                    "application/json": components["schemas"]["Incident"][];
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
    "Incidents.options": {
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
    "Incidents.removalOutlook": {
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
    "Incidents.removeMany": {
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
            /** @description The request conflicts with stored data, for example a name already in use or a look-up entry still in use. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The body exceeds the size that the operation's fields allow, or its declared length. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The body is not of the type that the operation takes. */
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
    "Incidents.removeAll": {
        parameters: {
            query?: {
                /** @description Matches rows that contain this text, case-insensitively. */
                search?: components["parameters"]["ListSearch"];
                typeId?: components["parameters"]["IncidentFilter.typeId"];
                detection?: components["parameters"]["IncidentFilter.detection"];
                ownerId?: components["parameters"]["IncidentFilter.ownerId"];
                labelId?: components["parameters"]["IncidentFilter.labelId"];
                /** @description Filters that also match an empty field. */
                without?: components["parameters"]["IncidentFilter.without"];
                status?: components["parameters"]["IncidentFilter.status"];
                severity?: components["parameters"]["IncidentFilter.severity"];
            };
            header: {
                "X-Organisation-Id": components["parameters"]["InOrganisation"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RemovalOfAll"];
            };
        };
        responses: {
            /** @description The request has succeeded. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BulkChangeAnswer"];
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
            /** @description The request conflicts with stored data, for example a name already in use or a look-up entry still in use. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The body exceeds the size that the operation's fields allow, or its declared length. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The body is not of the type that the operation takes. */
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
    "Incidents.removed": {
        parameters: {
            query?: {
                /** @description Matches rows that contain this text, case-insensitively. */
                search?: components["parameters"]["ListSearch"];
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
    "Incidents.restoreMany": {
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
            /** @description The request conflicts with stored data, for example a name already in use or a look-up entry still in use. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The body exceeds the size that the operation's fields allow, or its declared length. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The body is not of the type that the operation takes. */
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
    "Incidents.views": {
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
                    "application/json": components["schemas"]["SavedViewListAnswer"];
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
    "Incidents.addView": {
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
                "application/json": components["schemas"]["SavedViewInput"];
            };
        };
        responses: {
            /** @description The request has succeeded and a new resource has been created as a result. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SavedViewAnswer"];
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
            /** @description The body exceeds the size that the operation's fields allow, or its declared length. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The body is not of the type that the operation takes. */
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
    "Incidents.get": {
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
                    "application/json": components["schemas"]["IncidentAnswer"];
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
    "Incidents.remove": {
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
            /** @description The record has changed since it was read; `current` is the stored version. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["IncidentConflict"];
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
    "Incidents.update": {
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
                "application/json": components["schemas"]["IncidentInputChanges"];
            };
        };
        responses: {
            /** @description The request has succeeded. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["IncidentAnswer"];
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
            /** @description The record has changed since it was read; `current` is the stored version. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["IncidentConflict"];
                };
            };
            /** @description The body exceeds the size that the operation's fields allow, or its declared length. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The body is not of the type that the operation takes. */
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
    "Incidents.position": {
        parameters: {
            query?: {
                /** @description Matches rows that contain this text, case-insensitively. */
                search?: components["parameters"]["ListSearch"];
                sortId?: components["schemas"]["IncidentSort"];
                desc?: boolean;
                typeId?: components["parameters"]["IncidentFilter.typeId"];
                detection?: components["parameters"]["IncidentFilter.detection"];
                ownerId?: components["parameters"]["IncidentFilter.ownerId"];
                labelId?: components["parameters"]["IncidentFilter.labelId"];
                /** @description Filters that also match an empty field. */
                without?: components["parameters"]["IncidentFilter.without"];
                status?: components["parameters"]["IncidentFilter.status"];
                severity?: components["parameters"]["IncidentFilter.severity"];
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
    "Incidents.removeOne": {
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
            /** @description The record has changed since it was read; `current` is the stored version. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["IncidentConflict"];
                };
            };
            /** @description The body exceeds the size that the operation's fields allow, or its declared length. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The body is not of the type that the operation takes. */
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
    "Incidents.restore": {
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
                    "application/json": components["schemas"]["IncidentAnswer"];
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
            /** @description The record has changed, or a live record has taken a unique value; `current` is the stored version. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["IncidentRestorationConflict"];
                };
            };
            /** @description The body exceeds the size that the operation's fields allow, or its declared length. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The body is not of the type that the operation takes. */
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
    "IncidentResponses.changeSeverity": {
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
                "application/json": components["schemas"]["IncidentSeverityChange"];
            };
        };
        responses: {
            /** @description The request has succeeded. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["IncidentAnswer"];
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
            /** @description The record has changed since it was read; `current` is the stored version. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["IncidentConflict"];
                };
            };
            /** @description The body exceeds the size that the operation's fields allow, or its declared length. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The body is not of the type that the operation takes. */
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
    "IncidentResponses.changeStatus": {
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
                "application/json": components["schemas"]["IncidentStatusChange"];
            };
        };
        responses: {
            /** @description The request has succeeded. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["IncidentAnswer"];
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
            /** @description The record has changed since it was read; `current` is the stored version. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["IncidentConflict"];
                };
            };
            /** @description The body exceeds the size that the operation's fields allow, or its declared length. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The body is not of the type that the operation takes. */
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
    "IncidentResponses.list": {
        parameters: {
            query?: {
                /** @description Matches rows that contain this text, case-insensitively. */
                search?: components["parameters"]["ListSearch"];
                sortId?: components["schemas"]["TimelineSort"];
                desc?: boolean;
                page?: number;
                perPage?: number;
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
                    "application/json": components["schemas"]["TimelineEntryPageAnswer"];
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
    "IncidentResponses.add": {
        parameters: {
            query?: never;
            header: {
                "X-Organisation-Id": components["parameters"]["InOrganisation"];
                "Idempotency-Key"?: components["parameters"]["Repeatable"];
            };
            path: {
                id: components["schemas"]["Uuid"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TimelineEntryInput"];
            };
        };
        responses: {
            /** @description The request has succeeded and a new resource has been created as a result. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TimelineEntryAnswer"];
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
            /** @description The body exceeds the size that the operation's fields allow, or its declared length. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The body is not of the type that the operation takes. */
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
    "Incidents.removeView": {
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
            /** @description The record has changed since it was read; `current` is the stored version. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SavedViewConflict"];
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
    "Incidents.updateView": {
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
                "application/json": components["schemas"]["SavedViewInputChanges"];
            };
        };
        responses: {
            /** @description The request has succeeded. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SavedViewAnswer"];
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
            /** @description The record has changed since it was read; `current` is the stored version. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SavedViewConflict"];
                };
            };
            /** @description The body exceeds the size that the operation's fields allow, or its declared length. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The body is not of the type that the operation takes. */
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
    "InformationAssets.list": {
        parameters: {
            query?: {
                /** @description Matches rows that contain this text, case-insensitively. */
                search?: components["parameters"]["ListSearch"];
                sortId?: components["schemas"]["InformationAssetSort"];
                desc?: boolean;
                page?: number;
                perPage?: number;
                typeId?: components["parameters"]["InformationAssetFilter.typeId"];
                kind?: components["parameters"]["InformationAssetFilter.kind"];
                ownerId?: components["parameters"]["InformationAssetFilter.ownerId"];
                confidentiality?: components["parameters"]["InformationAssetFilter.confidentiality"];
                integrity?: components["parameters"]["InformationAssetFilter.integrity"];
                availability?: components["parameters"]["InformationAssetFilter.availability"];
                /** @description Matches records whose `reviewOn` is on or before this day. */
                reviewBy?: components["parameters"]["InformationAssetFilter.reviewBy"];
                labelId?: components["parameters"]["InformationAssetFilter.labelId"];
                /** @description Filters that also match an empty field. */
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
            /** @description The request conflicts with stored data, for example a name already in use or a look-up entry still in use. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The body exceeds the size that the operation's fields allow, or its declared length. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The body is not of the type that the operation takes. */
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
    "InformationAssets.changeMany": {
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
                "application/json": {
                    records: components["schemas"]["RecordVersion"][];
                    changes: components["schemas"]["InformationAssetInputBatchChanges"];
                };
            };
        };
        responses: {
            /** @description The request has succeeded. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BatchOutcomeAnswer"];
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
            /** @description The body exceeds the size that the operation's fields allow, or its declared length. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The body is not of the type that the operation takes. */
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
    "InformationAssets.changeAll": {
        parameters: {
            query?: {
                /** @description Matches rows that contain this text, case-insensitively. */
                search?: components["parameters"]["ListSearch"];
                typeId?: components["parameters"]["InformationAssetFilter.typeId"];
                kind?: components["parameters"]["InformationAssetFilter.kind"];
                ownerId?: components["parameters"]["InformationAssetFilter.ownerId"];
                confidentiality?: components["parameters"]["InformationAssetFilter.confidentiality"];
                integrity?: components["parameters"]["InformationAssetFilter.integrity"];
                availability?: components["parameters"]["InformationAssetFilter.availability"];
                /** @description Matches records whose `reviewOn` is on or before this day. */
                reviewBy?: components["parameters"]["InformationAssetFilter.reviewBy"];
                labelId?: components["parameters"]["InformationAssetFilter.labelId"];
                /** @description Filters that also match an empty field. */
                without?: components["parameters"]["InformationAssetFilter.without"];
            };
            header: {
                "X-Organisation-Id": components["parameters"]["InOrganisation"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["InformationAssetInputChangeOfAll"];
            };
        };
        responses: {
            /** @description The request has succeeded. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BulkChangeAnswer"];
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
            /** @description The request conflicts with stored data, for example a name already in use or a look-up entry still in use. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The body exceeds the size that the operation's fields allow, or its declared length. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The body is not of the type that the operation takes. */
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
    "InformationAssets.exportFile": {
        parameters: {
            query: {
                format: components["schemas"]["ExportFormat"];
                /** @description Matches rows that contain this text, case-insensitively. */
                search?: components["parameters"]["ListSearch"];
                sortId?: components["schemas"]["InformationAssetSort"];
                desc?: boolean;
                typeId?: components["parameters"]["InformationAssetFilter.typeId"];
                kind?: components["parameters"]["InformationAssetFilter.kind"];
                ownerId?: components["parameters"]["InformationAssetFilter.ownerId"];
                confidentiality?: components["parameters"]["InformationAssetFilter.confidentiality"];
                integrity?: components["parameters"]["InformationAssetFilter.integrity"];
                availability?: components["parameters"]["InformationAssetFilter.availability"];
                /** @description Matches records whose `reviewOn` is on or before this day. */
                reviewBy?: components["parameters"]["InformationAssetFilter.reviewBy"];
                labelId?: components["parameters"]["InformationAssetFilter.labelId"];
                /** @description Filters that also match an empty field. */
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
            /** @description An export as rows of a table, with a header row. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": unknown;
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": unknown;
                    "application/json": components["schemas"]["InformationAsset"][];
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
            /** @description The request conflicts with stored data, for example a name already in use or a look-up entry still in use. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The body exceeds the size that the operation's fields allow, or its declared length. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The body is not of the type that the operation takes. */
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
    "InformationAssets.removeAll": {
        parameters: {
            query?: {
                /** @description Matches rows that contain this text, case-insensitively. */
                search?: components["parameters"]["ListSearch"];
                typeId?: components["parameters"]["InformationAssetFilter.typeId"];
                kind?: components["parameters"]["InformationAssetFilter.kind"];
                ownerId?: components["parameters"]["InformationAssetFilter.ownerId"];
                confidentiality?: components["parameters"]["InformationAssetFilter.confidentiality"];
                integrity?: components["parameters"]["InformationAssetFilter.integrity"];
                availability?: components["parameters"]["InformationAssetFilter.availability"];
                /** @description Matches records whose `reviewOn` is on or before this day. */
                reviewBy?: components["parameters"]["InformationAssetFilter.reviewBy"];
                labelId?: components["parameters"]["InformationAssetFilter.labelId"];
                /** @description Filters that also match an empty field. */
                without?: components["parameters"]["InformationAssetFilter.without"];
            };
            header: {
                "X-Organisation-Id": components["parameters"]["InOrganisation"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RemovalOfAll"];
            };
        };
        responses: {
            /** @description The request has succeeded. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BulkChangeAnswer"];
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
            /** @description The request conflicts with stored data, for example a name already in use or a look-up entry still in use. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The body exceeds the size that the operation's fields allow, or its declared length. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The body is not of the type that the operation takes. */
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
                /** @description Matches rows that contain this text, case-insensitively. */
                search?: components["parameters"]["ListSearch"];
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
            /** @description The request conflicts with stored data, for example a name already in use or a look-up entry still in use. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The body exceeds the size that the operation's fields allow, or its declared length. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The body is not of the type that the operation takes. */
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
    "InformationAssets.views": {
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
                    "application/json": components["schemas"]["SavedViewListAnswer"];
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
    "InformationAssets.addView": {
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
                "application/json": components["schemas"]["SavedViewInput"];
            };
        };
        responses: {
            /** @description The request has succeeded and a new resource has been created as a result. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SavedViewAnswer"];
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
            /** @description The body exceeds the size that the operation's fields allow, or its declared length. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The body is not of the type that the operation takes. */
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
            /** @description The record has changed since it was read; `current` is the stored version. */
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
            /** @description The record has changed since it was read; `current` is the stored version. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InformationAssetConflict"];
                };
            };
            /** @description The body exceeds the size that the operation's fields allow, or its declared length. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The body is not of the type that the operation takes. */
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
                /** @description Matches rows that contain this text, case-insensitively. */
                search?: components["parameters"]["ListSearch"];
                sortId?: components["schemas"]["InformationAssetSort"];
                desc?: boolean;
                typeId?: components["parameters"]["InformationAssetFilter.typeId"];
                kind?: components["parameters"]["InformationAssetFilter.kind"];
                ownerId?: components["parameters"]["InformationAssetFilter.ownerId"];
                confidentiality?: components["parameters"]["InformationAssetFilter.confidentiality"];
                integrity?: components["parameters"]["InformationAssetFilter.integrity"];
                availability?: components["parameters"]["InformationAssetFilter.availability"];
                /** @description Matches records whose `reviewOn` is on or before this day. */
                reviewBy?: components["parameters"]["InformationAssetFilter.reviewBy"];
                labelId?: components["parameters"]["InformationAssetFilter.labelId"];
                /** @description Filters that also match an empty field. */
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
            /** @description The record has changed since it was read; `current` is the stored version. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InformationAssetConflict"];
                };
            };
            /** @description The body exceeds the size that the operation's fields allow, or its declared length. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The body is not of the type that the operation takes. */
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
            /** @description The record has changed, or a live record has taken a unique value; `current` is the stored version. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InformationAssetRestorationConflict"];
                };
            };
            /** @description The body exceeds the size that the operation's fields allow, or its declared length. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The body is not of the type that the operation takes. */
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
    "InformationAssets.removeView": {
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
            /** @description The record has changed since it was read; `current` is the stored version. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SavedViewConflict"];
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
    "InformationAssets.updateView": {
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
                "application/json": components["schemas"]["SavedViewInputChanges"];
            };
        };
        responses: {
            /** @description The request has succeeded. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SavedViewAnswer"];
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
            /** @description The record has changed since it was read; `current` is the stored version. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SavedViewConflict"];
                };
            };
            /** @description The body exceeds the size that the operation's fields allow, or its declared length. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The body is not of the type that the operation takes. */
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
    "Jurisdictions.list": {
        parameters: {
            query?: {
                /** @description Matches rows that contain this text, case-insensitively. */
                search?: components["parameters"]["ListSearch"];
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
                    "application/json": components["schemas"]["PlainEntryPageAnswer"];
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
    "Jurisdictions.create": {
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
                "application/json": components["schemas"]["PlainEntryInput"];
            };
        };
        responses: {
            /** @description The request has succeeded and a new resource has been created as a result. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PlainEntryAnswer"];
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
            /** @description The request conflicts with stored data, for example a name already in use or a look-up entry still in use. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The body exceeds the size that the operation's fields allow, or its declared length. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The body is not of the type that the operation takes. */
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
    "Jurisdictions.options": {
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
                    "application/json": components["schemas"]["PlainEntryListAnswer"];
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
    "Jurisdictions.remove": {
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
            /** @description The entry has changed since it was read, its name is taken, or it is in use; `current` is the stored version. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PlainEntryLookupConflict"];
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
    "Jurisdictions.update": {
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
                "application/json": components["schemas"]["PlainEntryInputChanges"];
            };
        };
        responses: {
            /** @description The request has succeeded. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PlainEntryAnswer"];
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
            /** @description The entry has changed since it was read, its name is taken, or it is in use; `current` is the stored version. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PlainEntryLookupConflict"];
                };
            };
            /** @description The body exceeds the size that the operation's fields allow, or its declared length. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The body is not of the type that the operation takes. */
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
    "Labels.list": {
        parameters: {
            query?: {
                /** @description Matches rows that contain this text, case-insensitively. */
                search?: components["parameters"]["ListSearch"];
                sortId?: components["schemas"]["LabelSort"];
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
                    "application/json": components["schemas"]["LabelPageAnswer"];
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
    "Labels.add": {
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
                "application/json": components["schemas"]["LabelInput"];
            };
        };
        responses: {
            /** @description The request has succeeded and a new resource has been created as a result. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LabelAnswer"];
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
            /** @description The body exceeds the size that the operation's fields allow, or its declared length. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The body is not of the type that the operation takes. */
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
    "Labels.options": {
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
                    "application/json": components["schemas"]["LabelReferenceListAnswer"];
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
    "Labels.remove": {
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
            /** @description The record has changed since it was read; `current` is the stored version. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LabelConflict"];
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
    "Labels.update": {
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
                "application/json": components["schemas"]["LabelInputChanges"];
            };
        };
        responses: {
            /** @description The request has succeeded. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LabelAnswer"];
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
            /** @description The record has changed since it was read; `current` is the stored version. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LabelConflict"];
                };
            };
            /** @description The body exceeds the size that the operation's fields allow, or its declared length. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The body is not of the type that the operation takes. */
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
    "Labels.merge": {
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
                "application/json": components["schemas"]["LabelMerge"];
            };
        };
        responses: {
            /** @description The request has succeeded. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LabelAnswer"];
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
            /** @description The record has changed since it was read; `current` is the stored version. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LabelConflict"];
                };
            };
            /** @description The body exceeds the size that the operation's fields allow, or its declared length. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The body is not of the type that the operation takes. */
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
    "RecordLinks.unlink": {
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
    "Notifications.list": {
        parameters: {
            query?: {
                /** @description Matches rows that contain this text, case-insensitively. */
                search?: components["parameters"]["ListSearch"];
                sortId?: components["schemas"]["NotificationSort"];
                desc?: boolean;
                page?: number;
                perPage?: number;
                /** @description Unread notifications only. */
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
            /** @description The body exceeds the size that the operation's fields allow, or its declared length. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The body is not of the type that the operation takes. */
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
    "OperationTypes.list": {
        parameters: {
            query?: {
                /** @description Matches rows that contain this text, case-insensitively. */
                search?: components["parameters"]["ListSearch"];
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
                    "application/json": components["schemas"]["PlainEntryPageAnswer"];
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
    "OperationTypes.create": {
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
                "application/json": components["schemas"]["PlainEntryInput"];
            };
        };
        responses: {
            /** @description The request has succeeded and a new resource has been created as a result. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PlainEntryAnswer"];
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
            /** @description The request conflicts with stored data, for example a name already in use or a look-up entry still in use. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The body exceeds the size that the operation's fields allow, or its declared length. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The body is not of the type that the operation takes. */
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
    "OperationTypes.options": {
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
                    "application/json": components["schemas"]["PlainEntryListAnswer"];
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
    "OperationTypes.remove": {
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
            /** @description The entry has changed since it was read, its name is taken, or it is in use; `current` is the stored version. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PlainEntryLookupConflict"];
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
    "OperationTypes.update": {
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
                "application/json": components["schemas"]["PlainEntryInputChanges"];
            };
        };
        responses: {
            /** @description The request has succeeded. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PlainEntryAnswer"];
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
            /** @description The entry has changed since it was read, its name is taken, or it is in use; `current` is the stored version. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PlainEntryLookupConflict"];
                };
            };
            /** @description The body exceeds the size that the operation's fields allow, or its declared length. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The body is not of the type that the operation takes. */
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
    "PrivacyLaws.list": {
        parameters: {
            query?: {
                /** @description Matches rows that contain this text, case-insensitively. */
                search?: components["parameters"]["ListSearch"];
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
                    "application/json": components["schemas"]["PlainEntryPageAnswer"];
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
    "PrivacyLaws.create": {
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
                "application/json": components["schemas"]["PlainEntryInput"];
            };
        };
        responses: {
            /** @description The request has succeeded and a new resource has been created as a result. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PlainEntryAnswer"];
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
            /** @description The request conflicts with stored data, for example a name already in use or a look-up entry still in use. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The body exceeds the size that the operation's fields allow, or its declared length. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The body is not of the type that the operation takes. */
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
    "PrivacyLaws.options": {
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
                    "application/json": components["schemas"]["PlainEntryListAnswer"];
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
    "PrivacyLaws.remove": {
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
            /** @description The entry has changed since it was read, its name is taken, or it is in use; `current` is the stored version. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PlainEntryLookupConflict"];
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
    "PrivacyLaws.update": {
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
                "application/json": components["schemas"]["PlainEntryInputChanges"];
            };
        };
        responses: {
            /** @description The request has succeeded. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PlainEntryAnswer"];
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
            /** @description The entry has changed since it was read, its name is taken, or it is in use; `current` is the stored version. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PlainEntryLookupConflict"];
                };
            };
            /** @description The body exceeds the size that the operation's fields allow, or its declared length. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The body is not of the type that the operation takes. */
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
    "Attachments.list": {
        parameters: {
            query?: {
                removed?: boolean;
                /** @description Matches rows that contain this text, case-insensitively. */
                search?: components["parameters"]["ListSearch"];
                sortId?: components["schemas"]["AttachmentSort"];
                desc?: boolean;
                page?: number;
                perPage?: number;
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
                    "application/json": components["schemas"]["AttachmentPageAnswer"];
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
    "Attachments.add": {
        parameters: {
            query: {
                name: components["schemas"]["FileName"];
            };
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
                "application/octet-stream": unknown;
            };
        };
        responses: {
            /** @description The request has succeeded and a new resource has been created as a result. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AttachmentAnswer"];
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
            /** @description The request conflicts with stored data, for example a name already in use or a look-up entry still in use. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The body exceeds the size that the operation's fields allow, or its declared length. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The body is not of the type that the operation takes. */
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
    "Comments.list": {
        parameters: {
            query?: {
                /** @description Matches rows that contain this text, case-insensitively. */
                search?: components["parameters"]["ListSearch"];
                sortId?: components["schemas"]["CommentSort"];
                desc?: boolean;
                page?: number;
                perPage?: number;
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
                    "application/json": components["schemas"]["CommentPageAnswer"];
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
    "Comments.add": {
        parameters: {
            query?: never;
            header: {
                "X-Organisation-Id": components["parameters"]["InOrganisation"];
                "Idempotency-Key"?: components["parameters"]["Repeatable"];
            };
            path: {
                id: components["schemas"]["Uuid"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CommentInput"];
            };
        };
        responses: {
            /** @description The request has succeeded and a new resource has been created as a result. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CommentAnswer"];
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
            /** @description The body exceeds the size that the operation's fields allow, or its declared length. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The body is not of the type that the operation takes. */
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
    "Histories.list": {
        parameters: {
            query?: {
                /** @description Matches rows that contain this text, case-insensitively. */
                search?: components["parameters"]["ListSearch"];
                sortId?: components["schemas"]["HistorySort"];
                desc?: boolean;
                page?: number;
                perPage?: number;
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
                    "application/json": components["schemas"]["RecordEventPageAnswer"];
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
    "RecordLinks.ofRecord": {
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
                    "application/json": components["schemas"]["RecordLinkListAnswer"];
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
    "RecordLinks.link": {
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
                "application/json": components["schemas"]["RecordLinkInput"];
            };
        };
        responses: {
            /** @description The request has succeeded and a new resource has been created as a result. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RecordLinkAnswer"];
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
            /** @description The body exceeds the size that the operation's fields allow, or its declared length. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The body is not of the type that the operation takes. */
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
    "Comments.mentionable": {
        parameters: {
            query?: {
                search?: string;
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
    "Regions.list": {
        parameters: {
            query?: {
                /** @description Matches rows that contain this text, case-insensitively. */
                search?: components["parameters"]["ListSearch"];
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
                    "application/json": components["schemas"]["PlainEntryPageAnswer"];
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
    "Regions.create": {
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
                "application/json": components["schemas"]["PlainEntryInput"];
            };
        };
        responses: {
            /** @description The request has succeeded and a new resource has been created as a result. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PlainEntryAnswer"];
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
            /** @description The request conflicts with stored data, for example a name already in use or a look-up entry still in use. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The body exceeds the size that the operation's fields allow, or its declared length. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The body is not of the type that the operation takes. */
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
    "Regions.options": {
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
                    "application/json": components["schemas"]["PlainEntryListAnswer"];
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
    "Regions.remove": {
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
            /** @description The entry has changed since it was read, its name is taken, or it is in use; `current` is the stored version. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PlainEntryLookupConflict"];
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
    "Regions.update": {
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
                "application/json": components["schemas"]["PlainEntryInputChanges"];
            };
        };
        responses: {
            /** @description The request has succeeded. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PlainEntryAnswer"];
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
            /** @description The entry has changed since it was read, its name is taken, or it is in use; `current` is the stored version. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PlainEntryLookupConflict"];
                };
            };
            /** @description The body exceeds the size that the operation's fields allow, or its declared length. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The body is not of the type that the operation takes. */
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
    "RegulatoryRiskTypes.list": {
        parameters: {
            query?: {
                /** @description Matches rows that contain this text, case-insensitively. */
                search?: components["parameters"]["ListSearch"];
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
                    "application/json": components["schemas"]["PlainEntryPageAnswer"];
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
    "RegulatoryRiskTypes.create": {
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
                "application/json": components["schemas"]["PlainEntryInput"];
            };
        };
        responses: {
            /** @description The request has succeeded and a new resource has been created as a result. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PlainEntryAnswer"];
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
            /** @description The request conflicts with stored data, for example a name already in use or a look-up entry still in use. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The body exceeds the size that the operation's fields allow, or its declared length. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The body is not of the type that the operation takes. */
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
    "RegulatoryRiskTypes.options": {
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
                    "application/json": components["schemas"]["PlainEntryListAnswer"];
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
    "RegulatoryRiskTypes.remove": {
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
            /** @description The entry has changed since it was read, its name is taken, or it is in use; `current` is the stored version. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PlainEntryLookupConflict"];
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
    "RegulatoryRiskTypes.update": {
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
                "application/json": components["schemas"]["PlainEntryInputChanges"];
            };
        };
        responses: {
            /** @description The request has succeeded. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PlainEntryAnswer"];
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
            /** @description The entry has changed since it was read, its name is taken, or it is in use; `current` is the stored version. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PlainEntryLookupConflict"];
                };
            };
            /** @description The body exceeds the size that the operation's fields allow, or its declared length. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The body is not of the type that the operation takes. */
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
                /** @description Matches rows that contain this text, case-insensitively. */
                search?: components["parameters"]["ListSearch"];
                sortId?: components["schemas"]["RiskSort"];
                desc?: boolean;
                page?: number;
                perPage?: number;
                categoryId?: components["parameters"]["RiskFilter.categoryId"];
                ownerId?: components["parameters"]["RiskFilter.ownerId"];
                accountableId?: components["parameters"]["RiskFilter.accountableId"];
                threatId?: components["parameters"]["RiskFilter.threatId"];
                vulnerabilityId?: components["parameters"]["RiskFilter.vulnerabilityId"];
                controlEffectiveness?: components["parameters"]["RiskFilter.controlEffectiveness"];
                treatment?: components["parameters"]["RiskFilter.treatment"];
                /** @description Matches records whose `nextReviewOn` is on or before this day. */
                reviewBy?: components["parameters"]["RiskFilter.reviewBy"];
                labelId?: components["parameters"]["RiskFilter.labelId"];
                /** @description Filters that also match an empty field. */
                without?: components["parameters"]["RiskFilter.without"];
                /** @description Rating bands of the current risk. */
                ratingId?: components["parameters"]["RiskFilter.ratingId"];
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
            /** @description The request conflicts with stored data, for example a name already in use or a look-up entry still in use. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The body exceeds the size that the operation's fields allow, or its declared length. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The body is not of the type that the operation takes. */
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
                /** @description Matches rows that contain this text, case-insensitively. */
                search?: components["parameters"]["ListSearch"];
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
                    "application/json": components["schemas"]["PlainEntryPageAnswer"];
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
                "application/json": components["schemas"]["PlainEntryInput"];
            };
        };
        responses: {
            /** @description The request has succeeded and a new resource has been created as a result. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PlainEntryAnswer"];
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
            /** @description The request conflicts with stored data, for example a name already in use or a look-up entry still in use. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The body exceeds the size that the operation's fields allow, or its declared length. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The body is not of the type that the operation takes. */
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
                    "application/json": components["schemas"]["PlainEntryListAnswer"];
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
            /** @description The entry has changed since it was read, its name is taken, or it is in use; `current` is the stored version. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PlainEntryLookupConflict"];
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
                "application/json": components["schemas"]["PlainEntryInputChanges"];
            };
        };
        responses: {
            /** @description The request has succeeded. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PlainEntryAnswer"];
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
            /** @description The entry has changed since it was read, its name is taken, or it is in use; `current` is the stored version. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PlainEntryLookupConflict"];
                };
            };
            /** @description The body exceeds the size that the operation's fields allow, or its declared length. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The body is not of the type that the operation takes. */
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
                /** @description Matches rows that contain this text, case-insensitively. */
                search?: components["parameters"]["ListSearch"];
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
                    "application/json": components["schemas"]["PlainEntryPageAnswer"];
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
                "application/json": components["schemas"]["PlainEntryInput"];
            };
        };
        responses: {
            /** @description The request has succeeded and a new resource has been created as a result. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PlainEntryAnswer"];
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
            /** @description The request conflicts with stored data, for example a name already in use or a look-up entry still in use. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The body exceeds the size that the operation's fields allow, or its declared length. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The body is not of the type that the operation takes. */
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
                    "application/json": components["schemas"]["PlainEntryListAnswer"];
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
            /** @description The entry has changed since it was read, its name is taken, or it is in use; `current` is the stored version. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PlainEntryLookupConflict"];
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
                "application/json": components["schemas"]["PlainEntryInputChanges"];
            };
        };
        responses: {
            /** @description The request has succeeded. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PlainEntryAnswer"];
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
            /** @description The entry has changed since it was read, its name is taken, or it is in use; `current` is the stored version. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PlainEntryLookupConflict"];
                };
            };
            /** @description The body exceeds the size that the operation's fields allow, or its declared length. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The body is not of the type that the operation takes. */
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
                /** @description Matches rows that contain this text, case-insensitively. */
                search?: components["parameters"]["ListSearch"];
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
            /** @description The request conflicts with stored data, for example a name already in use or a look-up entry still in use. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The body exceeds the size that the operation's fields allow, or its declared length. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The body is not of the type that the operation takes. */
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
            /** @description The entry has changed since it was read, its name is taken, or it is in use; `current` is the stored version. */
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
            /** @description The entry has changed since it was read, its name is taken, or it is in use; `current` is the stored version. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RiskImpactLookupConflict"];
                };
            };
            /** @description The body exceeds the size that the operation's fields allow, or its declared length. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The body is not of the type that the operation takes. */
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
                /** @description Matches rows that contain this text, case-insensitively. */
                search?: components["parameters"]["ListSearch"];
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
            /** @description The request conflicts with stored data, for example a name already in use or a look-up entry still in use. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The body exceeds the size that the operation's fields allow, or its declared length. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The body is not of the type that the operation takes. */
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
            /** @description The entry has changed since it was read, its name is taken, or it is in use; `current` is the stored version. */
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
            /** @description The entry has changed since it was read, its name is taken, or it is in use; `current` is the stored version. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RiskLikelihoodLookupConflict"];
                };
            };
            /** @description The body exceeds the size that the operation's fields allow, or its declared length. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The body is not of the type that the operation takes. */
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
    "RiskOwners.list": {
        parameters: {
            query?: {
                /** @description Matches rows that contain this text, case-insensitively. */
                search?: components["parameters"]["ListSearch"];
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
                    "application/json": components["schemas"]["PlainEntryPageAnswer"];
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
    "RiskOwners.create": {
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
                "application/json": components["schemas"]["PlainEntryInput"];
            };
        };
        responses: {
            /** @description The request has succeeded and a new resource has been created as a result. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PlainEntryAnswer"];
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
            /** @description The request conflicts with stored data, for example a name already in use or a look-up entry still in use. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The body exceeds the size that the operation's fields allow, or its declared length. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The body is not of the type that the operation takes. */
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
    "RiskOwners.options": {
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
                    "application/json": components["schemas"]["PlainEntryListAnswer"];
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
    "RiskOwners.remove": {
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
            /** @description The entry has changed since it was read, its name is taken, or it is in use; `current` is the stored version. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PlainEntryLookupConflict"];
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
    "RiskOwners.update": {
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
                "application/json": components["schemas"]["PlainEntryInputChanges"];
            };
        };
        responses: {
            /** @description The request has succeeded. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PlainEntryAnswer"];
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
            /** @description The entry has changed since it was read, its name is taken, or it is in use; `current` is the stored version. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PlainEntryLookupConflict"];
                };
            };
            /** @description The body exceeds the size that the operation's fields allow, or its declared length. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The body is not of the type that the operation takes. */
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
                /** @description Matches rows that contain this text, case-insensitively. */
                search?: components["parameters"]["ListSearch"];
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
            /** @description The request conflicts with stored data, for example a name already in use or a look-up entry still in use. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The body exceeds the size that the operation's fields allow, or its declared length. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The body is not of the type that the operation takes. */
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
            /** @description The entry has changed since it was read, its name is taken, or it is in use; `current` is the stored version. */
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
            /** @description The entry has changed since it was read, its name is taken, or it is in use; `current` is the stored version. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RiskRatingLookupConflict"];
                };
            };
            /** @description The body exceeds the size that the operation's fields allow, or its declared length. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The body is not of the type that the operation takes. */
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
    "RiskDrafts.likelihoodAndImpact": {
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
                "application/json": components["schemas"]["RiskInput"];
            };
        };
        responses: {
            /**
             * @description A response that is sent while it is made, as server-sent events. The data of each event has this schema. The last event is
             *     `end`, without data of its own, or `failure`, whose data is a `Failure`.
             */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/event-stream": components["schemas"]["AssessmentDraftEvent"];
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
            /** @description The request conflicts with stored data, for example a name already in use or a look-up entry still in use. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The body exceeds the size that the operation's fields allow, or its declared length. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The body is not of the type that the operation takes. */
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
    "RiskDrafts.residual": {
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
                "application/json": components["schemas"]["RiskInput"];
            };
        };
        responses: {
            /**
             * @description A response that is sent while it is made, as server-sent events. The data of each event has this schema. The last event is
             *     `end`, without data of its own, or `failure`, whose data is a `Failure`.
             */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/event-stream": components["schemas"]["AssessmentDraftEvent"];
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
            /** @description The request conflicts with stored data, for example a name already in use or a look-up entry still in use. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The body exceeds the size that the operation's fields allow, or its declared length. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The body is not of the type that the operation takes. */
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
    "Risks.changeMany": {
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
                "application/json": {
                    records: components["schemas"]["RecordVersion"][];
                    changes: components["schemas"]["RiskInputBatchChanges"];
                };
            };
        };
        responses: {
            /** @description The request has succeeded. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BatchOutcomeAnswer"];
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
            /** @description The body exceeds the size that the operation's fields allow, or its declared length. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The body is not of the type that the operation takes. */
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
    "Risks.changeAll": {
        parameters: {
            query?: {
                /** @description Matches rows that contain this text, case-insensitively. */
                search?: components["parameters"]["ListSearch"];
                categoryId?: components["parameters"]["RiskFilter.categoryId"];
                ownerId?: components["parameters"]["RiskFilter.ownerId"];
                accountableId?: components["parameters"]["RiskFilter.accountableId"];
                threatId?: components["parameters"]["RiskFilter.threatId"];
                vulnerabilityId?: components["parameters"]["RiskFilter.vulnerabilityId"];
                controlEffectiveness?: components["parameters"]["RiskFilter.controlEffectiveness"];
                treatment?: components["parameters"]["RiskFilter.treatment"];
                /** @description Matches records whose `nextReviewOn` is on or before this day. */
                reviewBy?: components["parameters"]["RiskFilter.reviewBy"];
                labelId?: components["parameters"]["RiskFilter.labelId"];
                /** @description Filters that also match an empty field. */
                without?: components["parameters"]["RiskFilter.without"];
                /** @description Rating bands of the current risk. */
                ratingId?: components["parameters"]["RiskFilter.ratingId"];
            };
            header: {
                "X-Organisation-Id": components["parameters"]["InOrganisation"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RiskInputChangeOfAll"];
            };
        };
        responses: {
            /** @description The request has succeeded. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BulkChangeAnswer"];
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
            /** @description The request conflicts with stored data, for example a name already in use or a look-up entry still in use. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The body exceeds the size that the operation's fields allow, or its declared length. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The body is not of the type that the operation takes. */
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
    "Risks.exportFile": {
        parameters: {
            query: {
                format: components["schemas"]["ExportFormat"];
                /** @description Matches rows that contain this text, case-insensitively. */
                search?: components["parameters"]["ListSearch"];
                sortId?: components["schemas"]["RiskSort"];
                desc?: boolean;
                categoryId?: components["parameters"]["RiskFilter.categoryId"];
                ownerId?: components["parameters"]["RiskFilter.ownerId"];
                accountableId?: components["parameters"]["RiskFilter.accountableId"];
                threatId?: components["parameters"]["RiskFilter.threatId"];
                vulnerabilityId?: components["parameters"]["RiskFilter.vulnerabilityId"];
                controlEffectiveness?: components["parameters"]["RiskFilter.controlEffectiveness"];
                treatment?: components["parameters"]["RiskFilter.treatment"];
                /** @description Matches records whose `nextReviewOn` is on or before this day. */
                reviewBy?: components["parameters"]["RiskFilter.reviewBy"];
                labelId?: components["parameters"]["RiskFilter.labelId"];
                /** @description Filters that also match an empty field. */
                without?: components["parameters"]["RiskFilter.without"];
                /** @description Rating bands of the current risk. */
                ratingId?: components["parameters"]["RiskFilter.ratingId"];
            };
            header: {
                "X-Organisation-Id": components["parameters"]["InOrganisation"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description An export as rows of a table, with a header row. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": unknown;
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": unknown;
                    "application/json": components["schemas"]["Risk"][];
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
            /** @description The request conflicts with stored data, for example a name already in use or a look-up entry still in use. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The body exceeds the size that the operation's fields allow, or its declared length. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The body is not of the type that the operation takes. */
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
    "Risks.removeAll": {
        parameters: {
            query?: {
                /** @description Matches rows that contain this text, case-insensitively. */
                search?: components["parameters"]["ListSearch"];
                categoryId?: components["parameters"]["RiskFilter.categoryId"];
                ownerId?: components["parameters"]["RiskFilter.ownerId"];
                accountableId?: components["parameters"]["RiskFilter.accountableId"];
                threatId?: components["parameters"]["RiskFilter.threatId"];
                vulnerabilityId?: components["parameters"]["RiskFilter.vulnerabilityId"];
                controlEffectiveness?: components["parameters"]["RiskFilter.controlEffectiveness"];
                treatment?: components["parameters"]["RiskFilter.treatment"];
                /** @description Matches records whose `nextReviewOn` is on or before this day. */
                reviewBy?: components["parameters"]["RiskFilter.reviewBy"];
                labelId?: components["parameters"]["RiskFilter.labelId"];
                /** @description Filters that also match an empty field. */
                without?: components["parameters"]["RiskFilter.without"];
                /** @description Rating bands of the current risk. */
                ratingId?: components["parameters"]["RiskFilter.ratingId"];
            };
            header: {
                "X-Organisation-Id": components["parameters"]["InOrganisation"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RemovalOfAll"];
            };
        };
        responses: {
            /** @description The request has succeeded. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BulkChangeAnswer"];
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
            /** @description The request conflicts with stored data, for example a name already in use or a look-up entry still in use. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The body exceeds the size that the operation's fields allow, or its declared length. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The body is not of the type that the operation takes. */
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
                /** @description Matches rows that contain this text, case-insensitively. */
                search?: components["parameters"]["ListSearch"];
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
            /** @description The request conflicts with stored data, for example a name already in use or a look-up entry still in use. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The body exceeds the size that the operation's fields allow, or its declared length. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The body is not of the type that the operation takes. */
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
    "Risks.views": {
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
                    "application/json": components["schemas"]["SavedViewListAnswer"];
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
    "Risks.addView": {
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
                "application/json": components["schemas"]["SavedViewInput"];
            };
        };
        responses: {
            /** @description The request has succeeded and a new resource has been created as a result. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SavedViewAnswer"];
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
            /** @description The body exceeds the size that the operation's fields allow, or its declared length. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The body is not of the type that the operation takes. */
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
            /** @description The record has changed since it was read; `current` is the stored version. */
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
            /** @description The record has changed since it was read; `current` is the stored version. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RiskConflict"];
                };
            };
            /** @description The body exceeds the size that the operation's fields allow, or its declared length. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The body is not of the type that the operation takes. */
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
                /** @description Matches rows that contain this text, case-insensitively. */
                search?: components["parameters"]["ListSearch"];
                sortId?: components["schemas"]["RiskSort"];
                desc?: boolean;
                categoryId?: components["parameters"]["RiskFilter.categoryId"];
                ownerId?: components["parameters"]["RiskFilter.ownerId"];
                accountableId?: components["parameters"]["RiskFilter.accountableId"];
                threatId?: components["parameters"]["RiskFilter.threatId"];
                vulnerabilityId?: components["parameters"]["RiskFilter.vulnerabilityId"];
                controlEffectiveness?: components["parameters"]["RiskFilter.controlEffectiveness"];
                treatment?: components["parameters"]["RiskFilter.treatment"];
                /** @description Matches records whose `nextReviewOn` is on or before this day. */
                reviewBy?: components["parameters"]["RiskFilter.reviewBy"];
                labelId?: components["parameters"]["RiskFilter.labelId"];
                /** @description Filters that also match an empty field. */
                without?: components["parameters"]["RiskFilter.without"];
                /** @description Rating bands of the current risk. */
                ratingId?: components["parameters"]["RiskFilter.ratingId"];
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
            /** @description The record has changed since it was read; `current` is the stored version. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RiskConflict"];
                };
            };
            /** @description The body exceeds the size that the operation's fields allow, or its declared length. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The body is not of the type that the operation takes. */
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
            /** @description The record has changed, or a live record has taken a unique value; `current` is the stored version. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RiskRestorationConflict"];
                };
            };
            /** @description The body exceeds the size that the operation's fields allow, or its declared length. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The body is not of the type that the operation takes. */
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
    "TreatmentActions.ofRisk": {
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
                    "application/json": components["schemas"]["TreatmentActionListAnswer"];
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
    "TreatmentActions.add": {
        parameters: {
            query?: never;
            header: {
                "X-Organisation-Id": components["parameters"]["InOrganisation"];
                "Idempotency-Key"?: components["parameters"]["Repeatable"];
            };
            path: {
                id: components["schemas"]["Uuid"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TreatmentActionInput"];
            };
        };
        responses: {
            /** @description The request has succeeded and a new resource has been created as a result. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TreatmentActionAnswer"];
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
            /** @description The body exceeds the size that the operation's fields allow, or its declared length. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The body is not of the type that the operation takes. */
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
    "TreatmentActions.arrange": {
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
                "application/json": components["schemas"]["TreatmentActionOrder"];
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
            /** @description The body exceeds the size that the operation's fields allow, or its declared length. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The body is not of the type that the operation takes. */
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
    "Risks.removeView": {
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
            /** @description The record has changed since it was read; `current` is the stored version. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SavedViewConflict"];
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
    "Risks.updateView": {
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
                "application/json": components["schemas"]["SavedViewInputChanges"];
            };
        };
        responses: {
            /** @description The request has succeeded. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SavedViewAnswer"];
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
            /** @description The record has changed since it was read; `current` is the stored version. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SavedViewConflict"];
                };
            };
            /** @description The body exceeds the size that the operation's fields allow, or its declared length. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The body is not of the type that the operation takes. */
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
    "Search.records": {
        parameters: {
            query: {
                text: string;
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
                    "application/json": components["schemas"]["ArrayAnswer"];
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
    "Threats.list": {
        parameters: {
            query?: {
                /** @description Matches rows that contain this text, case-insensitively. */
                search?: components["parameters"]["ListSearch"];
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
                    "application/json": components["schemas"]["ThreatPageAnswer"];
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
    "Threats.create": {
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
                "application/json": components["schemas"]["ThreatInput"];
            };
        };
        responses: {
            /** @description The request has succeeded and a new resource has been created as a result. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ThreatAnswer"];
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
            /** @description The request conflicts with stored data, for example a name already in use or a look-up entry still in use. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The body exceeds the size that the operation's fields allow, or its declared length. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The body is not of the type that the operation takes. */
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
    "ThreatActors.list": {
        parameters: {
            query?: {
                /** @description Matches rows that contain this text, case-insensitively. */
                search?: components["parameters"]["ListSearch"];
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
                    "application/json": components["schemas"]["PlainEntryPageAnswer"];
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
    "ThreatActors.create": {
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
                "application/json": components["schemas"]["PlainEntryInput"];
            };
        };
        responses: {
            /** @description The request has succeeded and a new resource has been created as a result. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PlainEntryAnswer"];
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
            /** @description The request conflicts with stored data, for example a name already in use or a look-up entry still in use. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The body exceeds the size that the operation's fields allow, or its declared length. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The body is not of the type that the operation takes. */
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
    "ThreatActors.options": {
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
                    "application/json": components["schemas"]["PlainEntryListAnswer"];
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
    "ThreatActors.remove": {
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
            /** @description The entry has changed since it was read, its name is taken, or it is in use; `current` is the stored version. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PlainEntryLookupConflict"];
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
    "ThreatActors.update": {
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
                "application/json": components["schemas"]["PlainEntryInputChanges"];
            };
        };
        responses: {
            /** @description The request has succeeded. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PlainEntryAnswer"];
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
            /** @description The entry has changed since it was read, its name is taken, or it is in use; `current` is the stored version. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PlainEntryLookupConflict"];
                };
            };
            /** @description The body exceeds the size that the operation's fields allow, or its declared length. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The body is not of the type that the operation takes. */
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
    "ThreatCategories.list": {
        parameters: {
            query?: {
                /** @description Matches rows that contain this text, case-insensitively. */
                search?: components["parameters"]["ListSearch"];
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
                    "application/json": components["schemas"]["PlainEntryPageAnswer"];
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
    "ThreatCategories.create": {
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
                "application/json": components["schemas"]["PlainEntryInput"];
            };
        };
        responses: {
            /** @description The request has succeeded and a new resource has been created as a result. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PlainEntryAnswer"];
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
            /** @description The request conflicts with stored data, for example a name already in use or a look-up entry still in use. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The body exceeds the size that the operation's fields allow, or its declared length. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The body is not of the type that the operation takes. */
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
    "ThreatCategories.options": {
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
                    "application/json": components["schemas"]["PlainEntryListAnswer"];
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
    "ThreatCategories.remove": {
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
            /** @description The entry has changed since it was read, its name is taken, or it is in use; `current` is the stored version. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PlainEntryLookupConflict"];
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
    "ThreatCategories.update": {
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
                "application/json": components["schemas"]["PlainEntryInputChanges"];
            };
        };
        responses: {
            /** @description The request has succeeded. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PlainEntryAnswer"];
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
            /** @description The entry has changed since it was read, its name is taken, or it is in use; `current` is the stored version. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PlainEntryLookupConflict"];
                };
            };
            /** @description The body exceeds the size that the operation's fields allow, or its declared length. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The body is not of the type that the operation takes. */
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
    "ThreatSources.list": {
        parameters: {
            query?: {
                /** @description Matches rows that contain this text, case-insensitively. */
                search?: components["parameters"]["ListSearch"];
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
                    "application/json": components["schemas"]["PlainEntryPageAnswer"];
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
    "ThreatSources.create": {
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
                "application/json": components["schemas"]["PlainEntryInput"];
            };
        };
        responses: {
            /** @description The request has succeeded and a new resource has been created as a result. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PlainEntryAnswer"];
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
            /** @description The request conflicts with stored data, for example a name already in use or a look-up entry still in use. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The body exceeds the size that the operation's fields allow, or its declared length. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The body is not of the type that the operation takes. */
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
    "ThreatSources.options": {
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
                    "application/json": components["schemas"]["PlainEntryListAnswer"];
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
    "ThreatSources.remove": {
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
            /** @description The entry has changed since it was read, its name is taken, or it is in use; `current` is the stored version. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PlainEntryLookupConflict"];
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
    "ThreatSources.update": {
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
                "application/json": components["schemas"]["PlainEntryInputChanges"];
            };
        };
        responses: {
            /** @description The request has succeeded. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PlainEntryAnswer"];
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
            /** @description The entry has changed since it was read, its name is taken, or it is in use; `current` is the stored version. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PlainEntryLookupConflict"];
                };
            };
            /** @description The body exceeds the size that the operation's fields allow, or its declared length. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The body is not of the type that the operation takes. */
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
    "Threats.options": {
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
                    "application/json": components["schemas"]["ThreatListAnswer"];
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
    "Threats.remove": {
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
            /** @description The entry has changed since it was read, its name is taken, or it is in use; `current` is the stored version. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ThreatLookupConflict"];
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
    "Threats.update": {
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
                "application/json": components["schemas"]["ThreatInputChanges"];
            };
        };
        responses: {
            /** @description The request has succeeded. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ThreatAnswer"];
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
            /** @description The entry has changed since it was read, its name is taken, or it is in use; `current` is the stored version. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ThreatLookupConflict"];
                };
            };
            /** @description The body exceeds the size that the operation's fields allow, or its declared length. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The body is not of the type that the operation takes. */
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
    "IncidentResponses.remove": {
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
                    "application/json": components["schemas"]["TimelineEntryAnswer"];
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
            /** @description The record has changed since it was read; `current` is the stored version. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TimelineEntryConflict"];
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
    "IncidentResponses.update": {
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
                "application/json": components["schemas"]["TimelineEntryChanges"];
            };
        };
        responses: {
            /** @description The request has succeeded. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TimelineEntryAnswer"];
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
            /** @description The record has changed since it was read; `current` is the stored version. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TimelineEntryConflict"];
                };
            };
            /** @description The body exceeds the size that the operation's fields allow, or its declared length. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The body is not of the type that the operation takes. */
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
    "TreatmentActions.remove": {
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
            /** @description The record has changed since it was read; `current` is the stored version. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TreatmentActionConflict"];
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
    "TreatmentActions.update": {
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
                "application/json": components["schemas"]["TreatmentActionChanges"];
            };
        };
        responses: {
            /** @description The request has succeeded. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TreatmentActionAnswer"];
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
            /** @description The record has changed since it was read; `current` is the stored version. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TreatmentActionConflict"];
                };
            };
            /** @description The body exceeds the size that the operation's fields allow, or its declared length. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The body is not of the type that the operation takes. */
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
    "TreatmentActions.restore": {
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
                    "application/json": components["schemas"]["TreatmentActionAnswer"];
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
            /** @description The record has changed since it was read; `current` is the stored version. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TreatmentActionConflict"];
                };
            };
            /** @description The body exceeds the size that the operation's fields allow, or its declared length. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The body is not of the type that the operation takes. */
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
            /** @description The body exceeds the size that the operation's fields allow, or its declared length. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The body is not of the type that the operation takes. */
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
            /** @description The body exceeds the size that the operation's fields allow, or its declared length. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The body is not of the type that the operation takes. */
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
    "Preferences.notifications": {
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
                    "application/json": components["schemas"]["NotificationSettingsAnswer"];
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
    "Preferences.setNotifications": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NotificationSettings"];
            };
        };
        responses: {
            /** @description The request has succeeded. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotificationSettingsAnswer"];
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
            /** @description The body exceeds the size that the operation's fields allow, or its declared length. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The body is not of the type that the operation takes. */
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
    "Vulnerabilities.list": {
        parameters: {
            query?: {
                /** @description Matches rows that contain this text, case-insensitively. */
                search?: components["parameters"]["ListSearch"];
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
                    "application/json": components["schemas"]["PlainEntryPageAnswer"];
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
    "Vulnerabilities.create": {
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
                "application/json": components["schemas"]["PlainEntryInput"];
            };
        };
        responses: {
            /** @description The request has succeeded and a new resource has been created as a result. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PlainEntryAnswer"];
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
            /** @description The request conflicts with stored data, for example a name already in use or a look-up entry still in use. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The body exceeds the size that the operation's fields allow, or its declared length. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The body is not of the type that the operation takes. */
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
    "Vulnerabilities.options": {
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
                    "application/json": components["schemas"]["PlainEntryListAnswer"];
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
    "Vulnerabilities.remove": {
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
            /** @description The entry has changed since it was read, its name is taken, or it is in use; `current` is the stored version. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PlainEntryLookupConflict"];
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
    "Vulnerabilities.update": {
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
                "application/json": components["schemas"]["PlainEntryInputChanges"];
            };
        };
        responses: {
            /** @description The request has succeeded. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PlainEntryAnswer"];
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
            /** @description The entry has changed since it was read, its name is taken, or it is in use; `current` is the stored version. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PlainEntryLookupConflict"];
                };
            };
            /** @description The body exceeds the size that the operation's fields allow, or its declared length. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The body is not of the type that the operation takes. */
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
}
