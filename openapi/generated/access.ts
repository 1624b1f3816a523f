// Generated from the contract by `npm run generate`. Do not edit.

/** Who may call an operation: the `x-access` of each. */
export const access = {
  "Activities.list": {
    "audience": "organisation"
  },
  "Activities.listAll": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN",
      "ORG_MANAGER"
    ],
    "feature": "USERS",
    "level": "VIEW"
  },
  "PlatformActivities.list": {
    "audience": "platform"
  },
  "PlatformActivities.listAll": {
    "audience": "platform",
    "roles": [
      "SUPER_ADMIN"
    ],
    "feature": "ADMIN_ORGANISATION",
    "level": "VIEW"
  },
  "PlatformUsers.list": {
    "audience": "platform",
    "feature": "ADMIN_ORGANISATION",
    "level": "VIEW"
  },
  "PlatformUsers.update": {
    "audience": "platform",
    "feature": "ADMIN_ORGANISATION",
    "level": "EDIT",
    "actsOn": "person"
  },
  "AssetTypes.list": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN",
      "ORG_MANAGER"
    ],
    "feature": "INFORMATION_ASSET",
    "level": "VIEW"
  },
  "AssetTypes.create": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN",
      "ORG_MANAGER"
    ],
    "feature": "INFORMATION_ASSET",
    "level": "ADD"
  },
  "AssetTypes.options": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN",
      "ORG_MANAGER",
      "ORG_ASSESSOR",
      "ORG_VIEWER",
      "ORG_CONSULTANT",
      "ORG_AUDITOR"
    ],
    "feature": "INFORMATION_ASSET",
    "level": "VIEW"
  },
  "AssetTypes.remove": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN",
      "ORG_MANAGER"
    ],
    "feature": "INFORMATION_ASSET",
    "level": "DELETE"
  },
  "AssetTypes.update": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN",
      "ORG_MANAGER"
    ],
    "feature": "INFORMATION_ASSET",
    "level": "EDIT"
  },
  "LoginLogs.list": {
    "audience": "member"
  },
  "Accounts.me": {
    "audience": "member",
    "pending": true
  },
  "Accounts.refresh": {
    "audience": "member",
    "pending": true
  },
  "Accounts.organisations": {
    "audience": "member"
  },
  "Accounts.beginSecondFactor": {
    "audience": "member"
  },
  "Accounts.confirmSecondFactor": {
    "audience": "member"
  },
  "Accounts.removeSecondFactor": {
    "audience": "member"
  },
  "Accounts.sessions": {
    "audience": "member"
  },
  "Accounts.revokeSession": {
    "audience": "member"
  },
  "HelpfulTips.list": {
    "audience": "member"
  },
  "InformationAssets.list": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN",
      "ORG_MANAGER",
      "ORG_ASSESSOR",
      "ORG_VIEWER",
      "ORG_CONSULTANT",
      "ORG_AUDITOR"
    ],
    "feature": "INFORMATION_ASSET",
    "level": "VIEW"
  },
  "InformationAssets.create": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN",
      "ORG_MANAGER",
      "ORG_ASSESSOR",
      "ORG_VIEWER",
      "ORG_CONSULTANT",
      "ORG_AUDITOR"
    ],
    "feature": "INFORMATION_ASSET",
    "level": "ADD"
  },
  "InformationAssets.options": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN",
      "ORG_MANAGER",
      "ORG_ASSESSOR",
      "ORG_VIEWER",
      "ORG_CONSULTANT",
      "ORG_AUDITOR"
    ],
    "feature": "INFORMATION_ASSET",
    "level": "VIEW"
  },
  "InformationAssets.removalOutlook": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN",
      "ORG_MANAGER",
      "ORG_ASSESSOR",
      "ORG_VIEWER",
      "ORG_CONSULTANT",
      "ORG_AUDITOR"
    ],
    "feature": "INFORMATION_ASSET",
    "level": "DELETE"
  },
  "InformationAssets.removeMany": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN",
      "ORG_MANAGER",
      "ORG_ASSESSOR",
      "ORG_VIEWER",
      "ORG_CONSULTANT",
      "ORG_AUDITOR"
    ],
    "feature": "INFORMATION_ASSET",
    "level": "DELETE"
  },
  "InformationAssets.removed": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN",
      "ORG_MANAGER",
      "ORG_ASSESSOR",
      "ORG_VIEWER",
      "ORG_CONSULTANT",
      "ORG_AUDITOR"
    ],
    "feature": "INFORMATION_ASSET",
    "level": "DELETE"
  },
  "InformationAssets.restoreMany": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN",
      "ORG_MANAGER",
      "ORG_ASSESSOR",
      "ORG_VIEWER",
      "ORG_CONSULTANT",
      "ORG_AUDITOR"
    ],
    "feature": "INFORMATION_ASSET",
    "level": "DELETE"
  },
  "InformationAssets.get": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN",
      "ORG_MANAGER",
      "ORG_ASSESSOR",
      "ORG_VIEWER",
      "ORG_CONSULTANT",
      "ORG_AUDITOR"
    ],
    "feature": "INFORMATION_ASSET",
    "level": "VIEW"
  },
  "InformationAssets.remove": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN",
      "ORG_MANAGER",
      "ORG_ASSESSOR",
      "ORG_VIEWER",
      "ORG_CONSULTANT",
      "ORG_AUDITOR"
    ],
    "feature": "INFORMATION_ASSET",
    "level": "DELETE"
  },
  "InformationAssets.update": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN",
      "ORG_MANAGER",
      "ORG_ASSESSOR",
      "ORG_VIEWER",
      "ORG_CONSULTANT",
      "ORG_AUDITOR"
    ],
    "feature": "INFORMATION_ASSET",
    "level": "EDIT"
  },
  "InformationAssets.position": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN",
      "ORG_MANAGER",
      "ORG_ASSESSOR",
      "ORG_VIEWER",
      "ORG_CONSULTANT",
      "ORG_AUDITOR"
    ],
    "feature": "INFORMATION_ASSET",
    "level": "VIEW"
  },
  "InformationAssets.removeOne": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN",
      "ORG_MANAGER",
      "ORG_ASSESSOR",
      "ORG_VIEWER",
      "ORG_CONSULTANT",
      "ORG_AUDITOR"
    ],
    "feature": "INFORMATION_ASSET",
    "level": "DELETE"
  },
  "InformationAssets.restore": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN",
      "ORG_MANAGER",
      "ORG_ASSESSOR",
      "ORG_VIEWER",
      "ORG_CONSULTANT",
      "ORG_AUDITOR"
    ],
    "feature": "INFORMATION_ASSET",
    "level": "DELETE"
  },
  "Notifications.list": {
    "audience": "organisation"
  },
  "Notifications.counts": {
    "audience": "organisation"
  },
  "Notifications.markAllAsRead": {
    "audience": "organisation"
  },
  "Notifications.markAsRead": {
    "audience": "organisation"
  },
  "Risks.list": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN",
      "ORG_MANAGER",
      "ORG_ASSESSOR",
      "ORG_VIEWER",
      "ORG_CONSULTANT",
      "ORG_AUDITOR"
    ],
    "feature": "RISK",
    "level": "VIEW"
  },
  "Risks.create": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN",
      "ORG_MANAGER",
      "ORG_ASSESSOR",
      "ORG_VIEWER",
      "ORG_CONSULTANT",
      "ORG_AUDITOR"
    ],
    "feature": "RISK",
    "level": "ADD"
  },
  "RiskCategories.list": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN",
      "ORG_MANAGER"
    ],
    "feature": "RISK",
    "level": "VIEW"
  },
  "RiskCategories.create": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN",
      "ORG_MANAGER"
    ],
    "feature": "RISK",
    "level": "ADD"
  },
  "RiskCategories.options": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN",
      "ORG_MANAGER",
      "ORG_ASSESSOR",
      "ORG_VIEWER",
      "ORG_CONSULTANT",
      "ORG_AUDITOR"
    ],
    "feature": "RISK",
    "level": "VIEW"
  },
  "RiskCategories.remove": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN",
      "ORG_MANAGER"
    ],
    "feature": "RISK",
    "level": "DELETE"
  },
  "RiskCategories.update": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN",
      "ORG_MANAGER"
    ],
    "feature": "RISK",
    "level": "EDIT"
  },
  "RiskIdentificationSources.list": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN",
      "ORG_MANAGER"
    ],
    "feature": "RISK",
    "level": "VIEW"
  },
  "RiskIdentificationSources.create": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN",
      "ORG_MANAGER"
    ],
    "feature": "RISK",
    "level": "ADD"
  },
  "RiskIdentificationSources.options": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN",
      "ORG_MANAGER",
      "ORG_ASSESSOR",
      "ORG_VIEWER",
      "ORG_CONSULTANT",
      "ORG_AUDITOR"
    ],
    "feature": "RISK",
    "level": "VIEW"
  },
  "RiskIdentificationSources.remove": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN",
      "ORG_MANAGER"
    ],
    "feature": "RISK",
    "level": "DELETE"
  },
  "RiskIdentificationSources.update": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN",
      "ORG_MANAGER"
    ],
    "feature": "RISK",
    "level": "EDIT"
  },
  "RiskImpacts.list": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN",
      "ORG_MANAGER"
    ],
    "feature": "RISK",
    "level": "VIEW"
  },
  "RiskImpacts.create": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN",
      "ORG_MANAGER"
    ],
    "feature": "RISK",
    "level": "ADD"
  },
  "RiskImpacts.options": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN",
      "ORG_MANAGER",
      "ORG_ASSESSOR",
      "ORG_VIEWER",
      "ORG_CONSULTANT",
      "ORG_AUDITOR"
    ],
    "feature": "RISK",
    "level": "VIEW"
  },
  "RiskImpacts.remove": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN",
      "ORG_MANAGER"
    ],
    "feature": "RISK",
    "level": "DELETE"
  },
  "RiskImpacts.update": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN",
      "ORG_MANAGER"
    ],
    "feature": "RISK",
    "level": "EDIT"
  },
  "RiskLikelihoods.list": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN",
      "ORG_MANAGER"
    ],
    "feature": "RISK",
    "level": "VIEW"
  },
  "RiskLikelihoods.create": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN",
      "ORG_MANAGER"
    ],
    "feature": "RISK",
    "level": "ADD"
  },
  "RiskLikelihoods.options": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN",
      "ORG_MANAGER",
      "ORG_ASSESSOR",
      "ORG_VIEWER",
      "ORG_CONSULTANT",
      "ORG_AUDITOR"
    ],
    "feature": "RISK",
    "level": "VIEW"
  },
  "RiskLikelihoods.remove": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN",
      "ORG_MANAGER"
    ],
    "feature": "RISK",
    "level": "DELETE"
  },
  "RiskLikelihoods.update": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN",
      "ORG_MANAGER"
    ],
    "feature": "RISK",
    "level": "EDIT"
  },
  "RiskRatings.list": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN",
      "ORG_MANAGER"
    ],
    "feature": "RISK",
    "level": "VIEW"
  },
  "RiskRatings.create": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN",
      "ORG_MANAGER"
    ],
    "feature": "RISK",
    "level": "ADD"
  },
  "RiskRatings.options": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN",
      "ORG_MANAGER",
      "ORG_ASSESSOR",
      "ORG_VIEWER",
      "ORG_CONSULTANT",
      "ORG_AUDITOR"
    ],
    "feature": "RISK",
    "level": "VIEW"
  },
  "RiskRatings.remove": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN",
      "ORG_MANAGER"
    ],
    "feature": "RISK",
    "level": "DELETE"
  },
  "RiskRatings.update": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN",
      "ORG_MANAGER"
    ],
    "feature": "RISK",
    "level": "EDIT"
  },
  "Risks.options": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN",
      "ORG_MANAGER",
      "ORG_ASSESSOR",
      "ORG_VIEWER",
      "ORG_CONSULTANT",
      "ORG_AUDITOR"
    ],
    "feature": "RISK",
    "level": "VIEW"
  },
  "Risks.removalOutlook": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN",
      "ORG_MANAGER",
      "ORG_ASSESSOR",
      "ORG_VIEWER",
      "ORG_CONSULTANT",
      "ORG_AUDITOR"
    ],
    "feature": "RISK",
    "level": "DELETE"
  },
  "Risks.removeMany": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN",
      "ORG_MANAGER",
      "ORG_ASSESSOR",
      "ORG_VIEWER",
      "ORG_CONSULTANT",
      "ORG_AUDITOR"
    ],
    "feature": "RISK",
    "level": "DELETE"
  },
  "Risks.removed": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN",
      "ORG_MANAGER",
      "ORG_ASSESSOR",
      "ORG_VIEWER",
      "ORG_CONSULTANT",
      "ORG_AUDITOR"
    ],
    "feature": "RISK",
    "level": "DELETE"
  },
  "Risks.restoreMany": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN",
      "ORG_MANAGER",
      "ORG_ASSESSOR",
      "ORG_VIEWER",
      "ORG_CONSULTANT",
      "ORG_AUDITOR"
    ],
    "feature": "RISK",
    "level": "DELETE"
  },
  "Risks.get": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN",
      "ORG_MANAGER",
      "ORG_ASSESSOR",
      "ORG_VIEWER",
      "ORG_CONSULTANT",
      "ORG_AUDITOR"
    ],
    "feature": "RISK",
    "level": "VIEW"
  },
  "Risks.remove": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN",
      "ORG_MANAGER",
      "ORG_ASSESSOR",
      "ORG_VIEWER",
      "ORG_CONSULTANT",
      "ORG_AUDITOR"
    ],
    "feature": "RISK",
    "level": "DELETE"
  },
  "Risks.update": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN",
      "ORG_MANAGER",
      "ORG_ASSESSOR",
      "ORG_VIEWER",
      "ORG_CONSULTANT",
      "ORG_AUDITOR"
    ],
    "feature": "RISK",
    "level": "EDIT"
  },
  "Risks.position": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN",
      "ORG_MANAGER",
      "ORG_ASSESSOR",
      "ORG_VIEWER",
      "ORG_CONSULTANT",
      "ORG_AUDITOR"
    ],
    "feature": "RISK",
    "level": "VIEW"
  },
  "Risks.removeOne": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN",
      "ORG_MANAGER",
      "ORG_ASSESSOR",
      "ORG_VIEWER",
      "ORG_CONSULTANT",
      "ORG_AUDITOR"
    ],
    "feature": "RISK",
    "level": "DELETE"
  },
  "Risks.restore": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN",
      "ORG_MANAGER",
      "ORG_ASSESSOR",
      "ORG_VIEWER",
      "ORG_CONSULTANT",
      "ORG_AUDITOR"
    ],
    "feature": "RISK",
    "level": "DELETE"
  },
  "Preferences.get": {
    "audience": "member"
  },
  "Preferences.set": {
    "audience": "member"
  },
  "Preferences.defaultOrganisation": {
    "audience": "member"
  },
  "Preferences.setDefaultOrganisation": {
    "audience": "member"
  },
  "Members.options": {
    "audience": "organisation"
  }
} as const;

/** The form error for a missing or invalid property: its `x-message`, by model and property. */
export const messages = {
  "Line": "Use at least one visible character, and no line breaks or hidden characters that change the direction of text",
  "Prose": "Remove control characters and hidden characters that change the direction of text"
} as const;
