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
  "Activities.exportSealed": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN",
      "ORG_MANAGER"
    ],
    "feature": "USERS",
    "level": "VIEW",
    "transactions": "short"
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
  "FailedJobs.list": {
    "audience": "platform",
    "feature": "ADMIN_IT_PRIVILEGED_OPERATIONS",
    "level": "VIEW"
  },
  "FailedJobs.retry": {
    "audience": "platform",
    "feature": "ADMIN_IT_PRIVILEGED_OPERATIONS",
    "level": "EDIT"
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
  "AssessmentAnswerReviews.fileAddress": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN",
      "ORG_MANAGER",
      "ORG_ASSESSOR",
      "ORG_VIEWER",
      "ORG_CONSULTANT",
      "ORG_AUDITOR"
    ],
    "feature": "SERVICE_PROVIDER",
    "level": "VIEW"
  },
  "AssessmentRespondents.change": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN",
      "ORG_MANAGER",
      "ORG_ASSESSOR",
      "ORG_VIEWER",
      "ORG_CONSULTANT",
      "ORG_AUDITOR"
    ],
    "feature": "SERVICE_PROVIDER",
    "level": "EDIT"
  },
  "AssessmentTemplates.list": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN",
      "ORG_MANAGER",
      "ORG_ASSESSOR",
      "ORG_VIEWER",
      "ORG_CONSULTANT",
      "ORG_AUDITOR"
    ],
    "feature": "SERVICE_PROVIDER",
    "level": "VIEW"
  },
  "AssessmentTemplates.create": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN",
      "ORG_MANAGER",
      "ORG_ASSESSOR",
      "ORG_VIEWER",
      "ORG_CONSULTANT",
      "ORG_AUDITOR"
    ],
    "feature": "SERVICE_PROVIDER",
    "level": "ADD"
  },
  "AssessmentTemplateContents.getVersion": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN",
      "ORG_MANAGER",
      "ORG_ASSESSOR",
      "ORG_VIEWER",
      "ORG_CONSULTANT",
      "ORG_AUDITOR"
    ],
    "feature": "SERVICE_PROVIDER",
    "level": "VIEW"
  },
  "QuestionDrafts.generate": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN",
      "ORG_MANAGER",
      "ORG_ASSESSOR",
      "ORG_VIEWER",
      "ORG_CONSULTANT",
      "ORG_AUDITOR"
    ],
    "feature": "SERVICE_PROVIDER",
    "level": "EDIT",
    "transactions": "short"
  },
  "AssessmentTemplates.changeMany": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN",
      "ORG_MANAGER",
      "ORG_ASSESSOR",
      "ORG_VIEWER",
      "ORG_CONSULTANT",
      "ORG_AUDITOR"
    ],
    "feature": "SERVICE_PROVIDER",
    "level": "EDIT"
  },
  "AssessmentTemplates.changeAll": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN",
      "ORG_MANAGER",
      "ORG_ASSESSOR",
      "ORG_VIEWER",
      "ORG_CONSULTANT",
      "ORG_AUDITOR"
    ],
    "feature": "SERVICE_PROVIDER",
    "level": "EDIT"
  },
  "AssessmentTemplates.exportFile": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN",
      "ORG_MANAGER",
      "ORG_ASSESSOR",
      "ORG_VIEWER",
      "ORG_CONSULTANT",
      "ORG_AUDITOR"
    ],
    "feature": "SERVICE_PROVIDER",
    "level": "VIEW",
    "transactions": "short"
  },
  "AssessmentTemplateFiles.form": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN",
      "ORG_MANAGER",
      "ORG_ASSESSOR",
      "ORG_VIEWER",
      "ORG_CONSULTANT",
      "ORG_AUDITOR"
    ],
    "feature": "SERVICE_PROVIDER",
    "level": "VIEW",
    "transactions": "short"
  },
  "OfferedTemplates.options": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN",
      "ORG_MANAGER",
      "ORG_ASSESSOR",
      "ORG_VIEWER",
      "ORG_CONSULTANT",
      "ORG_AUDITOR"
    ],
    "feature": "SERVICE_PROVIDER",
    "level": "VIEW"
  },
  "AssessmentTemplates.options": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN",
      "ORG_MANAGER",
      "ORG_ASSESSOR",
      "ORG_VIEWER",
      "ORG_CONSULTANT",
      "ORG_AUDITOR"
    ],
    "feature": "SERVICE_PROVIDER",
    "level": "VIEW"
  },
  "AssessmentTemplateFiles.readFile": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN",
      "ORG_MANAGER",
      "ORG_ASSESSOR",
      "ORG_VIEWER",
      "ORG_CONSULTANT",
      "ORG_AUDITOR"
    ],
    "feature": "SERVICE_PROVIDER",
    "level": "EDIT",
    "transactions": "short"
  },
  "AssessmentTemplates.removalOutlook": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN",
      "ORG_MANAGER",
      "ORG_ASSESSOR",
      "ORG_VIEWER",
      "ORG_CONSULTANT",
      "ORG_AUDITOR"
    ],
    "feature": "SERVICE_PROVIDER",
    "level": "DELETE"
  },
  "AssessmentTemplates.removeMany": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN",
      "ORG_MANAGER",
      "ORG_ASSESSOR",
      "ORG_VIEWER",
      "ORG_CONSULTANT",
      "ORG_AUDITOR"
    ],
    "feature": "SERVICE_PROVIDER",
    "level": "DELETE"
  },
  "AssessmentTemplates.removeAll": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN",
      "ORG_MANAGER",
      "ORG_ASSESSOR",
      "ORG_VIEWER",
      "ORG_CONSULTANT",
      "ORG_AUDITOR"
    ],
    "feature": "SERVICE_PROVIDER",
    "level": "DELETE"
  },
  "AssessmentTemplates.removed": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN",
      "ORG_MANAGER",
      "ORG_ASSESSOR",
      "ORG_VIEWER",
      "ORG_CONSULTANT",
      "ORG_AUDITOR"
    ],
    "feature": "SERVICE_PROVIDER",
    "level": "DELETE"
  },
  "AssessmentTemplates.restoreMany": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN",
      "ORG_MANAGER",
      "ORG_ASSESSOR",
      "ORG_VIEWER",
      "ORG_CONSULTANT",
      "ORG_AUDITOR"
    ],
    "feature": "SERVICE_PROVIDER",
    "level": "DELETE"
  },
  "AssessmentTemplates.views": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN",
      "ORG_MANAGER",
      "ORG_ASSESSOR",
      "ORG_VIEWER",
      "ORG_CONSULTANT",
      "ORG_AUDITOR"
    ],
    "feature": "SERVICE_PROVIDER",
    "level": "VIEW"
  },
  "AssessmentTemplates.addView": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN",
      "ORG_MANAGER",
      "ORG_ASSESSOR",
      "ORG_VIEWER",
      "ORG_CONSULTANT",
      "ORG_AUDITOR"
    ],
    "feature": "SERVICE_PROVIDER",
    "level": "VIEW"
  },
  "AssessmentTemplates.get": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN",
      "ORG_MANAGER",
      "ORG_ASSESSOR",
      "ORG_VIEWER",
      "ORG_CONSULTANT",
      "ORG_AUDITOR"
    ],
    "feature": "SERVICE_PROVIDER",
    "level": "VIEW"
  },
  "AssessmentTemplates.remove": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN",
      "ORG_MANAGER",
      "ORG_ASSESSOR",
      "ORG_VIEWER",
      "ORG_CONSULTANT",
      "ORG_AUDITOR"
    ],
    "feature": "SERVICE_PROVIDER",
    "level": "DELETE"
  },
  "AssessmentTemplates.update": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN",
      "ORG_MANAGER",
      "ORG_ASSESSOR",
      "ORG_VIEWER",
      "ORG_CONSULTANT",
      "ORG_AUDITOR"
    ],
    "feature": "SERVICE_PROVIDER",
    "level": "EDIT"
  },
  "AssessmentTemplateContents.get": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN",
      "ORG_MANAGER",
      "ORG_ASSESSOR",
      "ORG_VIEWER",
      "ORG_CONSULTANT",
      "ORG_AUDITOR"
    ],
    "feature": "SERVICE_PROVIDER",
    "level": "VIEW"
  },
  "AssessmentTemplateContents.edit": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN",
      "ORG_MANAGER",
      "ORG_ASSESSOR",
      "ORG_VIEWER",
      "ORG_CONSULTANT",
      "ORG_AUDITOR"
    ],
    "feature": "SERVICE_PROVIDER",
    "level": "EDIT"
  },
  "AssessmentTemplateFiles.exportContent": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN",
      "ORG_MANAGER",
      "ORG_ASSESSOR",
      "ORG_VIEWER",
      "ORG_CONSULTANT",
      "ORG_AUDITOR"
    ],
    "feature": "SERVICE_PROVIDER",
    "level": "VIEW",
    "transactions": "short"
  },
  "AssessmentTemplates.position": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN",
      "ORG_MANAGER",
      "ORG_ASSESSOR",
      "ORG_VIEWER",
      "ORG_CONSULTANT",
      "ORG_AUDITOR"
    ],
    "feature": "SERVICE_PROVIDER",
    "level": "VIEW"
  },
  "AssessmentTemplates.removeOne": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN",
      "ORG_MANAGER",
      "ORG_ASSESSOR",
      "ORG_VIEWER",
      "ORG_CONSULTANT",
      "ORG_AUDITOR"
    ],
    "feature": "SERVICE_PROVIDER",
    "level": "DELETE"
  },
  "AssessmentTemplates.restore": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN",
      "ORG_MANAGER",
      "ORG_ASSESSOR",
      "ORG_VIEWER",
      "ORG_CONSULTANT",
      "ORG_AUDITOR"
    ],
    "feature": "SERVICE_PROVIDER",
    "level": "DELETE"
  },
  "AssessmentTemplateContents.changeStatus": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN",
      "ORG_MANAGER",
      "ORG_ASSESSOR",
      "ORG_VIEWER",
      "ORG_CONSULTANT",
      "ORG_AUDITOR"
    ],
    "feature": "SERVICE_PROVIDER",
    "level": "EDIT"
  },
  "AssessmentTemplateContents.versions": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN",
      "ORG_MANAGER",
      "ORG_ASSESSOR",
      "ORG_VIEWER",
      "ORG_CONSULTANT",
      "ORG_AUDITOR"
    ],
    "feature": "SERVICE_PROVIDER",
    "level": "VIEW"
  },
  "AssessmentTemplates.removeView": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN",
      "ORG_MANAGER",
      "ORG_ASSESSOR",
      "ORG_VIEWER",
      "ORG_CONSULTANT",
      "ORG_AUDITOR"
    ],
    "feature": "SERVICE_PROVIDER",
    "level": "VIEW"
  },
  "AssessmentTemplates.updateView": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN",
      "ORG_MANAGER",
      "ORG_ASSESSOR",
      "ORG_VIEWER",
      "ORG_CONSULTANT",
      "ORG_AUDITOR"
    ],
    "feature": "SERVICE_PROVIDER",
    "level": "VIEW"
  },
  "AssessmentTiers.list": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN",
      "ORG_MANAGER"
    ],
    "feature": "SERVICE_PROVIDER",
    "level": "VIEW"
  },
  "AssessmentTiers.create": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN",
      "ORG_MANAGER"
    ],
    "feature": "SERVICE_PROVIDER",
    "level": "ADD"
  },
  "AssessmentTiers.options": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN",
      "ORG_MANAGER",
      "ORG_ASSESSOR",
      "ORG_VIEWER",
      "ORG_CONSULTANT",
      "ORG_AUDITOR"
    ],
    "feature": "SERVICE_PROVIDER",
    "level": "VIEW"
  },
  "AssessmentTiers.remove": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN",
      "ORG_MANAGER"
    ],
    "feature": "SERVICE_PROVIDER",
    "level": "DELETE"
  },
  "AssessmentTiers.update": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN",
      "ORG_MANAGER"
    ],
    "feature": "SERVICE_PROVIDER",
    "level": "EDIT"
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
  "Attachments.remove": {
    "audience": "organisation",
    "anyFeature": [
      "STAFF",
      "POLICY",
      "PROJECT",
      "SERVICE_PROVIDER",
      "DOCUMENT_REPOSITORY",
      "RISK",
      "INFORMATION_ASSET",
      "RUN_ZERO_ASSET",
      "INCIDENT_REGISTER",
      "ASSESSMENTS",
      "REPORT_LIBRARY",
      "COUNTRY_REGULATORY_REGISTER",
      "EXEMPTIONS_REGISTER",
      "CHANGE_MANAGEMENT_PROCESS"
    ],
    "level": "EDIT"
  },
  "Attachments.update": {
    "audience": "organisation",
    "anyFeature": [
      "STAFF",
      "POLICY",
      "PROJECT",
      "SERVICE_PROVIDER",
      "DOCUMENT_REPOSITORY",
      "RISK",
      "INFORMATION_ASSET",
      "RUN_ZERO_ASSET",
      "INCIDENT_REGISTER",
      "ASSESSMENTS",
      "REPORT_LIBRARY",
      "COUNTRY_REGULATORY_REGISTER",
      "EXEMPTIONS_REGISTER",
      "CHANGE_MANAGEMENT_PROCESS"
    ],
    "level": "EDIT"
  },
  "Attachments.address": {
    "audience": "organisation",
    "anyFeature": [
      "STAFF",
      "POLICY",
      "PROJECT",
      "SERVICE_PROVIDER",
      "DOCUMENT_REPOSITORY",
      "RISK",
      "INFORMATION_ASSET",
      "RUN_ZERO_ASSET",
      "INCIDENT_REGISTER",
      "ASSESSMENTS",
      "REPORT_LIBRARY",
      "COUNTRY_REGULATORY_REGISTER",
      "EXEMPTIONS_REGISTER",
      "CHANGE_MANAGEMENT_PROCESS"
    ],
    "level": "VIEW"
  },
  "Attachments.restore": {
    "audience": "organisation",
    "anyFeature": [
      "STAFF",
      "POLICY",
      "PROJECT",
      "SERVICE_PROVIDER",
      "DOCUMENT_REPOSITORY",
      "RISK",
      "INFORMATION_ASSET",
      "RUN_ZERO_ASSET",
      "INCIDENT_REGISTER",
      "ASSESSMENTS",
      "REPORT_LIBRARY",
      "COUNTRY_REGULATORY_REGISTER",
      "EXEMPTIONS_REGISTER",
      "CHANGE_MANAGEMENT_PROCESS"
    ],
    "level": "EDIT"
  },
  "Attachments.versions": {
    "audience": "organisation",
    "anyFeature": [
      "STAFF",
      "POLICY",
      "PROJECT",
      "SERVICE_PROVIDER",
      "DOCUMENT_REPOSITORY",
      "RISK",
      "INFORMATION_ASSET",
      "RUN_ZERO_ASSET",
      "INCIDENT_REGISTER",
      "ASSESSMENTS",
      "REPORT_LIBRARY",
      "COUNTRY_REGULATORY_REGISTER",
      "EXEMPTIONS_REGISTER",
      "CHANGE_MANAGEMENT_PROCESS"
    ],
    "level": "VIEW"
  },
  "Attachments.addVersion": {
    "audience": "organisation",
    "anyFeature": [
      "STAFF",
      "POLICY",
      "PROJECT",
      "SERVICE_PROVIDER",
      "DOCUMENT_REPOSITORY",
      "RISK",
      "INFORMATION_ASSET",
      "RUN_ZERO_ASSET",
      "INCIDENT_REGISTER",
      "ASSESSMENTS",
      "REPORT_LIBRARY",
      "COUNTRY_REGULATORY_REGISTER",
      "EXEMPTIONS_REGISTER",
      "CHANGE_MANAGEMENT_PROCESS"
    ],
    "level": "EDIT",
    "transactions": "short"
  },
  "Attachments.restoreVersion": {
    "audience": "organisation",
    "anyFeature": [
      "STAFF",
      "POLICY",
      "PROJECT",
      "SERVICE_PROVIDER",
      "DOCUMENT_REPOSITORY",
      "RISK",
      "INFORMATION_ASSET",
      "RUN_ZERO_ASSET",
      "INCIDENT_REGISTER",
      "ASSESSMENTS",
      "REPORT_LIBRARY",
      "COUNTRY_REGULATORY_REGISTER",
      "EXEMPTIONS_REGISTER",
      "CHANGE_MANAGEMENT_PROCESS"
    ],
    "level": "EDIT",
    "transactions": "short"
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
  "BulkChanges.get": {
    "audience": "organisation",
    "anyFeature": [
      "STAFF",
      "POLICY",
      "PROJECT",
      "SERVICE_PROVIDER",
      "DOCUMENT_REPOSITORY",
      "RISK",
      "INFORMATION_ASSET",
      "RUN_ZERO_ASSET",
      "INCIDENT_REGISTER",
      "ASSESSMENTS",
      "REPORT_LIBRARY",
      "COUNTRY_REGULATORY_REGISTER",
      "EXEMPTIONS_REGISTER",
      "CHANGE_MANAGEMENT_PROCESS"
    ],
    "level": "EDIT"
  },
  "BulkChanges.left": {
    "audience": "organisation",
    "anyFeature": [
      "STAFF",
      "POLICY",
      "PROJECT",
      "SERVICE_PROVIDER",
      "DOCUMENT_REPOSITORY",
      "RISK",
      "INFORMATION_ASSET",
      "RUN_ZERO_ASSET",
      "INCIDENT_REGISTER",
      "ASSESSMENTS",
      "REPORT_LIBRARY",
      "COUNTRY_REGULATORY_REGISTER",
      "EXEMPTIONS_REGISTER",
      "CHANGE_MANAGEMENT_PROCESS"
    ],
    "level": "EDIT"
  },
  "BulkChanges.stop": {
    "audience": "organisation",
    "anyFeature": [
      "STAFF",
      "POLICY",
      "PROJECT",
      "SERVICE_PROVIDER",
      "DOCUMENT_REPOSITORY",
      "RISK",
      "INFORMATION_ASSET",
      "RUN_ZERO_ASSET",
      "INCIDENT_REGISTER",
      "ASSESSMENTS",
      "REPORT_LIBRARY",
      "COUNTRY_REGULATORY_REGISTER",
      "EXEMPTIONS_REGISTER",
      "CHANGE_MANAGEMENT_PROCESS"
    ],
    "level": "EDIT"
  },
  "BulkChanges.undo": {
    "audience": "organisation",
    "anyFeature": [
      "STAFF",
      "POLICY",
      "PROJECT",
      "SERVICE_PROVIDER",
      "DOCUMENT_REPOSITORY",
      "RISK",
      "INFORMATION_ASSET",
      "RUN_ZERO_ASSET",
      "INCIDENT_REGISTER",
      "ASSESSMENTS",
      "REPORT_LIBRARY",
      "COUNTRY_REGULATORY_REGISTER",
      "EXEMPTIONS_REGISTER",
      "CHANGE_MANAGEMENT_PROCESS"
    ],
    "level": "EDIT"
  },
  "Comments.remove": {
    "audience": "organisation",
    "anyFeature": [
      "STAFF",
      "POLICY",
      "PROJECT",
      "SERVICE_PROVIDER",
      "DOCUMENT_REPOSITORY",
      "RISK",
      "INFORMATION_ASSET",
      "RUN_ZERO_ASSET",
      "INCIDENT_REGISTER",
      "ASSESSMENTS",
      "REPORT_LIBRARY",
      "COUNTRY_REGULATORY_REGISTER",
      "EXEMPTIONS_REGISTER",
      "CHANGE_MANAGEMENT_PROCESS"
    ],
    "level": "VIEW"
  },
  "Comments.update": {
    "audience": "organisation",
    "anyFeature": [
      "STAFF",
      "POLICY",
      "PROJECT",
      "SERVICE_PROVIDER",
      "DOCUMENT_REPOSITORY",
      "RISK",
      "INFORMATION_ASSET",
      "RUN_ZERO_ASSET",
      "INCIDENT_REGISTER",
      "ASSESSMENTS",
      "REPORT_LIBRARY",
      "COUNTRY_REGULATORY_REGISTER",
      "EXEMPTIONS_REGISTER",
      "CHANGE_MANAGEMENT_PROCESS"
    ],
    "level": "VIEW"
  },
  "Comments.restore": {
    "audience": "organisation",
    "anyFeature": [
      "STAFF",
      "POLICY",
      "PROJECT",
      "SERVICE_PROVIDER",
      "DOCUMENT_REPOSITORY",
      "RISK",
      "INFORMATION_ASSET",
      "RUN_ZERO_ASSET",
      "INCIDENT_REGISTER",
      "ASSESSMENTS",
      "REPORT_LIBRARY",
      "COUNTRY_REGULATORY_REGISTER",
      "EXEMPTIONS_REGISTER",
      "CHANGE_MANAGEMENT_PROCESS"
    ],
    "level": "VIEW"
  },
  "CorporateLaws.list": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN",
      "ORG_MANAGER"
    ],
    "feature": "COUNTRY_REGULATORY_REGISTER",
    "level": "VIEW"
  },
  "CorporateLaws.create": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN",
      "ORG_MANAGER"
    ],
    "feature": "COUNTRY_REGULATORY_REGISTER",
    "level": "ADD"
  },
  "CorporateLaws.options": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN",
      "ORG_MANAGER"
    ],
    "feature": "COUNTRY_REGULATORY_REGISTER",
    "level": "VIEW"
  },
  "CorporateLaws.remove": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN",
      "ORG_MANAGER"
    ],
    "feature": "COUNTRY_REGULATORY_REGISTER",
    "level": "DELETE"
  },
  "CorporateLaws.update": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN",
      "ORG_MANAGER"
    ],
    "feature": "COUNTRY_REGULATORY_REGISTER",
    "level": "EDIT"
  },
  "RegulatoryRequirements.list": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN",
      "ORG_MANAGER"
    ],
    "feature": "COUNTRY_REGULATORY_REGISTER",
    "level": "VIEW"
  },
  "RegulatoryRequirements.create": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN",
      "ORG_MANAGER"
    ],
    "feature": "COUNTRY_REGULATORY_REGISTER",
    "level": "ADD"
  },
  "RegulatoryRequirements.changeMany": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN",
      "ORG_MANAGER"
    ],
    "feature": "COUNTRY_REGULATORY_REGISTER",
    "level": "EDIT"
  },
  "RegulatoryRequirements.changeAll": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN",
      "ORG_MANAGER"
    ],
    "feature": "COUNTRY_REGULATORY_REGISTER",
    "level": "EDIT"
  },
  "RegulatoryRequirements.exportFile": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN",
      "ORG_MANAGER"
    ],
    "feature": "COUNTRY_REGULATORY_REGISTER",
    "level": "VIEW",
    "transactions": "short"
  },
  "RegulatoryRequirements.options": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN",
      "ORG_MANAGER"
    ],
    "feature": "COUNTRY_REGULATORY_REGISTER",
    "level": "VIEW"
  },
  "RegulatoryRequirements.removalOutlook": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN",
      "ORG_MANAGER"
    ],
    "feature": "COUNTRY_REGULATORY_REGISTER",
    "level": "DELETE"
  },
  "RegulatoryRequirements.removeMany": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN",
      "ORG_MANAGER"
    ],
    "feature": "COUNTRY_REGULATORY_REGISTER",
    "level": "DELETE"
  },
  "RegulatoryRequirements.removeAll": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN",
      "ORG_MANAGER"
    ],
    "feature": "COUNTRY_REGULATORY_REGISTER",
    "level": "DELETE"
  },
  "RegulatoryRequirements.removed": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN",
      "ORG_MANAGER"
    ],
    "feature": "COUNTRY_REGULATORY_REGISTER",
    "level": "DELETE"
  },
  "RegulatoryRequirements.restoreMany": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN",
      "ORG_MANAGER"
    ],
    "feature": "COUNTRY_REGULATORY_REGISTER",
    "level": "DELETE"
  },
  "RegulatoryRequirements.views": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN",
      "ORG_MANAGER"
    ],
    "feature": "COUNTRY_REGULATORY_REGISTER",
    "level": "VIEW"
  },
  "RegulatoryRequirements.addView": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN",
      "ORG_MANAGER"
    ],
    "feature": "COUNTRY_REGULATORY_REGISTER",
    "level": "VIEW"
  },
  "RegulatoryRequirements.get": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN",
      "ORG_MANAGER"
    ],
    "feature": "COUNTRY_REGULATORY_REGISTER",
    "level": "VIEW"
  },
  "RegulatoryRequirements.remove": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN",
      "ORG_MANAGER"
    ],
    "feature": "COUNTRY_REGULATORY_REGISTER",
    "level": "DELETE"
  },
  "RegulatoryRequirements.update": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN",
      "ORG_MANAGER"
    ],
    "feature": "COUNTRY_REGULATORY_REGISTER",
    "level": "EDIT"
  },
  "RegulatoryRequirements.position": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN",
      "ORG_MANAGER"
    ],
    "feature": "COUNTRY_REGULATORY_REGISTER",
    "level": "VIEW"
  },
  "RegulatoryRequirements.removeOne": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN",
      "ORG_MANAGER"
    ],
    "feature": "COUNTRY_REGULATORY_REGISTER",
    "level": "DELETE"
  },
  "RegulatoryRequirements.restore": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN",
      "ORG_MANAGER"
    ],
    "feature": "COUNTRY_REGULATORY_REGISTER",
    "level": "DELETE"
  },
  "RegulatoryRequirements.removeView": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN",
      "ORG_MANAGER"
    ],
    "feature": "COUNTRY_REGULATORY_REGISTER",
    "level": "VIEW"
  },
  "RegulatoryRequirements.updateView": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN",
      "ORG_MANAGER"
    ],
    "feature": "COUNTRY_REGULATORY_REGISTER",
    "level": "VIEW"
  },
  "CybersecurityLaws.list": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN",
      "ORG_MANAGER"
    ],
    "feature": "COUNTRY_REGULATORY_REGISTER",
    "level": "VIEW"
  },
  "CybersecurityLaws.create": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN",
      "ORG_MANAGER"
    ],
    "feature": "COUNTRY_REGULATORY_REGISTER",
    "level": "ADD"
  },
  "CybersecurityLaws.options": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN",
      "ORG_MANAGER"
    ],
    "feature": "COUNTRY_REGULATORY_REGISTER",
    "level": "VIEW"
  },
  "CybersecurityLaws.remove": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN",
      "ORG_MANAGER"
    ],
    "feature": "COUNTRY_REGULATORY_REGISTER",
    "level": "DELETE"
  },
  "CybersecurityLaws.update": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN",
      "ORG_MANAGER"
    ],
    "feature": "COUNTRY_REGULATORY_REGISTER",
    "level": "EDIT"
  },
  "Exemptions.list": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN",
      "ORG_MANAGER"
    ],
    "feature": "EXEMPTIONS_REGISTER",
    "level": "VIEW"
  },
  "Exemptions.create": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN",
      "ORG_MANAGER"
    ],
    "feature": "EXEMPTIONS_REGISTER",
    "level": "ADD"
  },
  "ExemptionCourse.decideExtension": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN",
      "ORG_MANAGER"
    ],
    "feature": "EXEMPTIONS_REGISTER",
    "level": "EDIT"
  },
  "ExemptionFigures.ofRecord": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN",
      "ORG_MANAGER"
    ],
    "feature": "EXEMPTIONS_REGISTER",
    "level": "VIEW"
  },
  "ExemptionFigures.statistics": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN",
      "ORG_MANAGER"
    ],
    "feature": "EXEMPTIONS_REGISTER",
    "level": "VIEW"
  },
  "Exemptions.changeMany": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN",
      "ORG_MANAGER"
    ],
    "feature": "EXEMPTIONS_REGISTER",
    "level": "EDIT"
  },
  "Exemptions.changeAll": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN",
      "ORG_MANAGER"
    ],
    "feature": "EXEMPTIONS_REGISTER",
    "level": "EDIT"
  },
  "ExemptionCourse.controls": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN",
      "ORG_MANAGER"
    ],
    "feature": "EXEMPTIONS_REGISTER",
    "level": "VIEW"
  },
  "Exemptions.exportFile": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN",
      "ORG_MANAGER"
    ],
    "feature": "EXEMPTIONS_REGISTER",
    "level": "VIEW",
    "transactions": "short"
  },
  "Exemptions.options": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN",
      "ORG_MANAGER"
    ],
    "feature": "EXEMPTIONS_REGISTER",
    "level": "VIEW"
  },
  "Exemptions.removalOutlook": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN",
      "ORG_MANAGER"
    ],
    "feature": "EXEMPTIONS_REGISTER",
    "level": "DELETE"
  },
  "Exemptions.removeMany": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN",
      "ORG_MANAGER"
    ],
    "feature": "EXEMPTIONS_REGISTER",
    "level": "DELETE"
  },
  "Exemptions.removeAll": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN",
      "ORG_MANAGER"
    ],
    "feature": "EXEMPTIONS_REGISTER",
    "level": "DELETE"
  },
  "Exemptions.removed": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN",
      "ORG_MANAGER"
    ],
    "feature": "EXEMPTIONS_REGISTER",
    "level": "DELETE"
  },
  "Exemptions.restoreMany": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN",
      "ORG_MANAGER"
    ],
    "feature": "EXEMPTIONS_REGISTER",
    "level": "DELETE"
  },
  "Exemptions.views": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN",
      "ORG_MANAGER"
    ],
    "feature": "EXEMPTIONS_REGISTER",
    "level": "VIEW"
  },
  "Exemptions.addView": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN",
      "ORG_MANAGER"
    ],
    "feature": "EXEMPTIONS_REGISTER",
    "level": "VIEW"
  },
  "Exemptions.get": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN",
      "ORG_MANAGER"
    ],
    "feature": "EXEMPTIONS_REGISTER",
    "level": "VIEW"
  },
  "Exemptions.remove": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN",
      "ORG_MANAGER"
    ],
    "feature": "EXEMPTIONS_REGISTER",
    "level": "DELETE"
  },
  "Exemptions.update": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN",
      "ORG_MANAGER"
    ],
    "feature": "EXEMPTIONS_REGISTER",
    "level": "EDIT"
  },
  "ExemptionCourse.extensions": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN",
      "ORG_MANAGER"
    ],
    "feature": "EXEMPTIONS_REGISTER",
    "level": "VIEW"
  },
  "ExemptionCourse.askExtension": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN",
      "ORG_MANAGER"
    ],
    "feature": "EXEMPTIONS_REGISTER",
    "level": "EDIT"
  },
  "Exemptions.position": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN",
      "ORG_MANAGER"
    ],
    "feature": "EXEMPTIONS_REGISTER",
    "level": "VIEW"
  },
  "Exemptions.removeOne": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN",
      "ORG_MANAGER"
    ],
    "feature": "EXEMPTIONS_REGISTER",
    "level": "DELETE"
  },
  "ExemptionCourse.renew": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN",
      "ORG_MANAGER"
    ],
    "feature": "EXEMPTIONS_REGISTER",
    "level": "ADD"
  },
  "Exemptions.restore": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN",
      "ORG_MANAGER"
    ],
    "feature": "EXEMPTIONS_REGISTER",
    "level": "DELETE"
  },
  "ExemptionCourse.changeStatus": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN",
      "ORG_MANAGER"
    ],
    "feature": "EXEMPTIONS_REGISTER",
    "level": "EDIT"
  },
  "Exemptions.removeView": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN",
      "ORG_MANAGER"
    ],
    "feature": "EXEMPTIONS_REGISTER",
    "level": "VIEW"
  },
  "Exemptions.updateView": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN",
      "ORG_MANAGER"
    ],
    "feature": "EXEMPTIONS_REGISTER",
    "level": "VIEW"
  },
  "HelpfulTips.list": {
    "audience": "member"
  },
  "Imports.template": {
    "audience": "organisation",
    "anyFeature": [
      "STAFF",
      "POLICY",
      "PROJECT",
      "SERVICE_PROVIDER",
      "DOCUMENT_REPOSITORY",
      "RISK",
      "INFORMATION_ASSET",
      "RUN_ZERO_ASSET",
      "INCIDENT_REGISTER",
      "ASSESSMENTS",
      "REPORT_LIBRARY",
      "COUNTRY_REGULATORY_REGISTER",
      "EXEMPTIONS_REGISTER",
      "CHANGE_MANAGEMENT_PROCESS"
    ],
    "level": "ADD",
    "transactions": "short"
  },
  "Imports.recent": {
    "audience": "organisation",
    "anyFeature": [
      "STAFF",
      "POLICY",
      "PROJECT",
      "SERVICE_PROVIDER",
      "DOCUMENT_REPOSITORY",
      "RISK",
      "INFORMATION_ASSET",
      "RUN_ZERO_ASSET",
      "INCIDENT_REGISTER",
      "ASSESSMENTS",
      "REPORT_LIBRARY",
      "COUNTRY_REGULATORY_REGISTER",
      "EXEMPTIONS_REGISTER",
      "CHANGE_MANAGEMENT_PROCESS"
    ],
    "level": "ADD"
  },
  "Imports.upload": {
    "audience": "organisation",
    "anyFeature": [
      "STAFF",
      "POLICY",
      "PROJECT",
      "SERVICE_PROVIDER",
      "DOCUMENT_REPOSITORY",
      "RISK",
      "INFORMATION_ASSET",
      "RUN_ZERO_ASSET",
      "INCIDENT_REGISTER",
      "ASSESSMENTS",
      "REPORT_LIBRARY",
      "COUNTRY_REGULATORY_REGISTER",
      "EXEMPTIONS_REGISTER",
      "CHANGE_MANAGEMENT_PROCESS"
    ],
    "level": "ADD",
    "transactions": "short"
  },
  "Imports.get": {
    "audience": "organisation",
    "anyFeature": [
      "STAFF",
      "POLICY",
      "PROJECT",
      "SERVICE_PROVIDER",
      "DOCUMENT_REPOSITORY",
      "RISK",
      "INFORMATION_ASSET",
      "RUN_ZERO_ASSET",
      "INCIDENT_REGISTER",
      "ASSESSMENTS",
      "REPORT_LIBRARY",
      "COUNTRY_REGULATORY_REGISTER",
      "EXEMPTIONS_REGISTER",
      "CHANGE_MANAGEMENT_PROCESS"
    ],
    "level": "ADD"
  },
  "Imports.discard": {
    "audience": "organisation",
    "anyFeature": [
      "STAFF",
      "POLICY",
      "PROJECT",
      "SERVICE_PROVIDER",
      "DOCUMENT_REPOSITORY",
      "RISK",
      "INFORMATION_ASSET",
      "RUN_ZERO_ASSET",
      "INCIDENT_REGISTER",
      "ASSESSMENTS",
      "REPORT_LIBRARY",
      "COUNTRY_REGULATORY_REGISTER",
      "EXEMPTIONS_REGISTER",
      "CHANGE_MANAGEMENT_PROCESS"
    ],
    "level": "ADD"
  },
  "Imports.check": {
    "audience": "organisation",
    "anyFeature": [
      "STAFF",
      "POLICY",
      "PROJECT",
      "SERVICE_PROVIDER",
      "DOCUMENT_REPOSITORY",
      "RISK",
      "INFORMATION_ASSET",
      "RUN_ZERO_ASSET",
      "INCIDENT_REGISTER",
      "ASSESSMENTS",
      "REPORT_LIBRARY",
      "COUNTRY_REGULATORY_REGISTER",
      "EXEMPTIONS_REGISTER",
      "CHANGE_MANAGEMENT_PROCESS"
    ],
    "level": "ADD"
  },
  "Imports.errors": {
    "audience": "organisation",
    "anyFeature": [
      "STAFF",
      "POLICY",
      "PROJECT",
      "SERVICE_PROVIDER",
      "DOCUMENT_REPOSITORY",
      "RISK",
      "INFORMATION_ASSET",
      "RUN_ZERO_ASSET",
      "INCIDENT_REGISTER",
      "ASSESSMENTS",
      "REPORT_LIBRARY",
      "COUNTRY_REGULATORY_REGISTER",
      "EXEMPTIONS_REGISTER",
      "CHANGE_MANAGEMENT_PROCESS"
    ],
    "level": "ADD",
    "transactions": "short"
  },
  "Imports.chooseHeader": {
    "audience": "organisation",
    "anyFeature": [
      "STAFF",
      "POLICY",
      "PROJECT",
      "SERVICE_PROVIDER",
      "DOCUMENT_REPOSITORY",
      "RISK",
      "INFORMATION_ASSET",
      "RUN_ZERO_ASSET",
      "INCIDENT_REGISTER",
      "ASSESSMENTS",
      "REPORT_LIBRARY",
      "COUNTRY_REGULATORY_REGISTER",
      "EXEMPTIONS_REGISTER",
      "CHANGE_MANAGEMENT_PROCESS"
    ],
    "level": "ADD"
  },
  "Imports.rows": {
    "audience": "organisation",
    "anyFeature": [
      "STAFF",
      "POLICY",
      "PROJECT",
      "SERVICE_PROVIDER",
      "DOCUMENT_REPOSITORY",
      "RISK",
      "INFORMATION_ASSET",
      "RUN_ZERO_ASSET",
      "INCIDENT_REGISTER",
      "ASSESSMENTS",
      "REPORT_LIBRARY",
      "COUNTRY_REGULATORY_REGISTER",
      "EXEMPTIONS_REGISTER",
      "CHANGE_MANAGEMENT_PROCESS"
    ],
    "level": "ADD"
  },
  "Imports.run": {
    "audience": "organisation",
    "anyFeature": [
      "STAFF",
      "POLICY",
      "PROJECT",
      "SERVICE_PROVIDER",
      "DOCUMENT_REPOSITORY",
      "RISK",
      "INFORMATION_ASSET",
      "RUN_ZERO_ASSET",
      "INCIDENT_REGISTER",
      "ASSESSMENTS",
      "REPORT_LIBRARY",
      "COUNTRY_REGULATORY_REGISTER",
      "EXEMPTIONS_REGISTER",
      "CHANGE_MANAGEMENT_PROCESS"
    ],
    "level": "ADD"
  },
  "Imports.undo": {
    "audience": "organisation",
    "anyFeature": [
      "STAFF",
      "POLICY",
      "PROJECT",
      "SERVICE_PROVIDER",
      "DOCUMENT_REPOSITORY",
      "RISK",
      "INFORMATION_ASSET",
      "RUN_ZERO_ASSET",
      "INCIDENT_REGISTER",
      "ASSESSMENTS",
      "REPORT_LIBRARY",
      "COUNTRY_REGULATORY_REGISTER",
      "EXEMPTIONS_REGISTER",
      "CHANGE_MANAGEMENT_PROCESS"
    ],
    "level": "ADD"
  },
  "Incidents.list": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN",
      "ORG_MANAGER",
      "ORG_ASSESSOR",
      "ORG_VIEWER",
      "ORG_CONSULTANT",
      "ORG_AUDITOR"
    ],
    "feature": "INCIDENT_REGISTER",
    "level": "VIEW"
  },
  "Incidents.create": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN",
      "ORG_MANAGER",
      "ORG_ASSESSOR",
      "ORG_VIEWER",
      "ORG_CONSULTANT",
      "ORG_AUDITOR"
    ],
    "feature": "INCIDENT_REGISTER",
    "level": "ADD"
  },
  "IncidentFigures.statistics": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN",
      "ORG_MANAGER",
      "ORG_ASSESSOR",
      "ORG_VIEWER",
      "ORG_CONSULTANT",
      "ORG_AUDITOR"
    ],
    "feature": "ASSESSMENTS",
    "level": "VIEW"
  },
  "IncidentTypes.list": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN",
      "ORG_MANAGER"
    ],
    "feature": "INCIDENT_REGISTER",
    "level": "VIEW"
  },
  "IncidentTypes.create": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN",
      "ORG_MANAGER"
    ],
    "feature": "INCIDENT_REGISTER",
    "level": "ADD"
  },
  "IncidentTypes.options": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN",
      "ORG_MANAGER",
      "ORG_ASSESSOR",
      "ORG_VIEWER",
      "ORG_CONSULTANT",
      "ORG_AUDITOR"
    ],
    "feature": "INCIDENT_REGISTER",
    "level": "VIEW"
  },
  "IncidentTypes.remove": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN",
      "ORG_MANAGER"
    ],
    "feature": "INCIDENT_REGISTER",
    "level": "DELETE"
  },
  "IncidentTypes.update": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN",
      "ORG_MANAGER"
    ],
    "feature": "INCIDENT_REGISTER",
    "level": "EDIT"
  },
  "Incidents.changeMany": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN",
      "ORG_MANAGER",
      "ORG_ASSESSOR",
      "ORG_VIEWER",
      "ORG_CONSULTANT",
      "ORG_AUDITOR"
    ],
    "feature": "INCIDENT_REGISTER",
    "level": "EDIT"
  },
  "Incidents.changeAll": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN",
      "ORG_MANAGER",
      "ORG_ASSESSOR",
      "ORG_VIEWER",
      "ORG_CONSULTANT",
      "ORG_AUDITOR"
    ],
    "feature": "INCIDENT_REGISTER",
    "level": "EDIT"
  },
  "Incidents.exportFile": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN",
      "ORG_MANAGER",
      "ORG_ASSESSOR",
      "ORG_VIEWER",
      "ORG_CONSULTANT",
      "ORG_AUDITOR"
    ],
    "feature": "INCIDENT_REGISTER",
    "level": "VIEW",
    "transactions": "short"
  },
  "Incidents.options": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN",
      "ORG_MANAGER",
      "ORG_ASSESSOR",
      "ORG_VIEWER",
      "ORG_CONSULTANT",
      "ORG_AUDITOR"
    ],
    "feature": "INCIDENT_REGISTER",
    "level": "VIEW"
  },
  "Incidents.removalOutlook": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN",
      "ORG_MANAGER",
      "ORG_ASSESSOR",
      "ORG_VIEWER",
      "ORG_CONSULTANT",
      "ORG_AUDITOR"
    ],
    "feature": "INCIDENT_REGISTER",
    "level": "DELETE"
  },
  "Incidents.removeMany": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN",
      "ORG_MANAGER",
      "ORG_ASSESSOR",
      "ORG_VIEWER",
      "ORG_CONSULTANT",
      "ORG_AUDITOR"
    ],
    "feature": "INCIDENT_REGISTER",
    "level": "DELETE"
  },
  "Incidents.removeAll": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN",
      "ORG_MANAGER",
      "ORG_ASSESSOR",
      "ORG_VIEWER",
      "ORG_CONSULTANT",
      "ORG_AUDITOR"
    ],
    "feature": "INCIDENT_REGISTER",
    "level": "DELETE"
  },
  "Incidents.removed": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN",
      "ORG_MANAGER",
      "ORG_ASSESSOR",
      "ORG_VIEWER",
      "ORG_CONSULTANT",
      "ORG_AUDITOR"
    ],
    "feature": "INCIDENT_REGISTER",
    "level": "DELETE"
  },
  "Incidents.restoreMany": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN",
      "ORG_MANAGER",
      "ORG_ASSESSOR",
      "ORG_VIEWER",
      "ORG_CONSULTANT",
      "ORG_AUDITOR"
    ],
    "feature": "INCIDENT_REGISTER",
    "level": "DELETE"
  },
  "IncidentExchange.importVeris": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN",
      "ORG_MANAGER",
      "ORG_ASSESSOR",
      "ORG_VIEWER",
      "ORG_CONSULTANT",
      "ORG_AUDITOR"
    ],
    "feature": "INCIDENT_REGISTER",
    "level": "ADD",
    "transactions": "short"
  },
  "Incidents.views": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN",
      "ORG_MANAGER",
      "ORG_ASSESSOR",
      "ORG_VIEWER",
      "ORG_CONSULTANT",
      "ORG_AUDITOR"
    ],
    "feature": "INCIDENT_REGISTER",
    "level": "VIEW"
  },
  "Incidents.addView": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN",
      "ORG_MANAGER",
      "ORG_ASSESSOR",
      "ORG_VIEWER",
      "ORG_CONSULTANT",
      "ORG_AUDITOR"
    ],
    "feature": "INCIDENT_REGISTER",
    "level": "VIEW"
  },
  "Incidents.get": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN",
      "ORG_MANAGER",
      "ORG_ASSESSOR",
      "ORG_VIEWER",
      "ORG_CONSULTANT",
      "ORG_AUDITOR"
    ],
    "feature": "INCIDENT_REGISTER",
    "level": "VIEW"
  },
  "Incidents.remove": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN",
      "ORG_MANAGER",
      "ORG_ASSESSOR",
      "ORG_VIEWER",
      "ORG_CONSULTANT",
      "ORG_AUDITOR"
    ],
    "feature": "INCIDENT_REGISTER",
    "level": "DELETE"
  },
  "Incidents.update": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN",
      "ORG_MANAGER",
      "ORG_ASSESSOR",
      "ORG_VIEWER",
      "ORG_CONSULTANT",
      "ORG_AUDITOR"
    ],
    "feature": "INCIDENT_REGISTER",
    "level": "EDIT"
  },
  "Incidents.position": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN",
      "ORG_MANAGER",
      "ORG_ASSESSOR",
      "ORG_VIEWER",
      "ORG_CONSULTANT",
      "ORG_AUDITOR"
    ],
    "feature": "INCIDENT_REGISTER",
    "level": "VIEW"
  },
  "Incidents.removeOne": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN",
      "ORG_MANAGER",
      "ORG_ASSESSOR",
      "ORG_VIEWER",
      "ORG_CONSULTANT",
      "ORG_AUDITOR"
    ],
    "feature": "INCIDENT_REGISTER",
    "level": "DELETE"
  },
  "Incidents.restore": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN",
      "ORG_MANAGER",
      "ORG_ASSESSOR",
      "ORG_VIEWER",
      "ORG_CONSULTANT",
      "ORG_AUDITOR"
    ],
    "feature": "INCIDENT_REGISTER",
    "level": "DELETE"
  },
  "IncidentResponses.addRisk": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN",
      "ORG_MANAGER",
      "ORG_ASSESSOR",
      "ORG_VIEWER",
      "ORG_CONSULTANT",
      "ORG_AUDITOR"
    ],
    "feature": "INCIDENT_REGISTER",
    "level": "EDIT"
  },
  "ScoreProposals.ofIncident": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN",
      "ORG_MANAGER",
      "ORG_ASSESSOR",
      "ORG_VIEWER",
      "ORG_CONSULTANT",
      "ORG_AUDITOR"
    ],
    "feature": "INCIDENT_REGISTER",
    "level": "VIEW"
  },
  "ScoreProposals.propose": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN",
      "ORG_MANAGER",
      "ORG_ASSESSOR",
      "ORG_VIEWER",
      "ORG_CONSULTANT",
      "ORG_AUDITOR"
    ],
    "feature": "INCIDENT_REGISTER",
    "level": "EDIT"
  },
  "IncidentResponses.changeSeverity": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN",
      "ORG_MANAGER",
      "ORG_ASSESSOR",
      "ORG_VIEWER",
      "ORG_CONSULTANT",
      "ORG_AUDITOR"
    ],
    "feature": "INCIDENT_REGISTER",
    "level": "EDIT"
  },
  "IncidentResponses.changeStatus": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN",
      "ORG_MANAGER",
      "ORG_ASSESSOR",
      "ORG_VIEWER",
      "ORG_CONSULTANT",
      "ORG_AUDITOR"
    ],
    "feature": "INCIDENT_REGISTER",
    "level": "EDIT"
  },
  "IncidentResponses.list": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN",
      "ORG_MANAGER",
      "ORG_ASSESSOR",
      "ORG_VIEWER",
      "ORG_CONSULTANT",
      "ORG_AUDITOR"
    ],
    "feature": "INCIDENT_REGISTER",
    "level": "VIEW"
  },
  "IncidentResponses.add": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN",
      "ORG_MANAGER",
      "ORG_ASSESSOR",
      "ORG_VIEWER",
      "ORG_CONSULTANT",
      "ORG_AUDITOR"
    ],
    "feature": "INCIDENT_REGISTER",
    "level": "EDIT"
  },
  "IncidentExchange.veris": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN",
      "ORG_MANAGER",
      "ORG_ASSESSOR",
      "ORG_VIEWER",
      "ORG_CONSULTANT",
      "ORG_AUDITOR"
    ],
    "feature": "INCIDENT_REGISTER",
    "level": "VIEW"
  },
  "Incidents.removeView": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN",
      "ORG_MANAGER",
      "ORG_ASSESSOR",
      "ORG_VIEWER",
      "ORG_CONSULTANT",
      "ORG_AUDITOR"
    ],
    "feature": "INCIDENT_REGISTER",
    "level": "VIEW"
  },
  "Incidents.updateView": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN",
      "ORG_MANAGER",
      "ORG_ASSESSOR",
      "ORG_VIEWER",
      "ORG_CONSULTANT",
      "ORG_AUDITOR"
    ],
    "feature": "INCIDENT_REGISTER",
    "level": "VIEW"
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
  "AssetFigures.statistics": {
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
  "InformationAssets.changeMany": {
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
  "InformationAssets.changeAll": {
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
  "InformationAssets.exportFile": {
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
    "level": "VIEW",
    "transactions": "short"
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
  "InformationAssets.removeAll": {
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
  "InformationAssets.views": {
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
  "InformationAssets.addView": {
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
  "AssetFigures.dependencies": {
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
  "InformationAssets.removeView": {
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
  "InformationAssets.updateView": {
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
  "Jurisdictions.list": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN",
      "ORG_MANAGER"
    ],
    "feature": "COUNTRY_REGULATORY_REGISTER",
    "level": "VIEW"
  },
  "Jurisdictions.create": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN",
      "ORG_MANAGER"
    ],
    "feature": "COUNTRY_REGULATORY_REGISTER",
    "level": "ADD"
  },
  "Jurisdictions.options": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN",
      "ORG_MANAGER"
    ],
    "feature": "COUNTRY_REGULATORY_REGISTER",
    "level": "VIEW"
  },
  "Jurisdictions.remove": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN",
      "ORG_MANAGER"
    ],
    "feature": "COUNTRY_REGULATORY_REGISTER",
    "level": "DELETE"
  },
  "Jurisdictions.update": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN",
      "ORG_MANAGER"
    ],
    "feature": "COUNTRY_REGULATORY_REGISTER",
    "level": "EDIT"
  },
  "Labels.list": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN",
      "ORG_MANAGER"
    ],
    "anyFeature": [
      "STAFF",
      "POLICY",
      "PROJECT",
      "SERVICE_PROVIDER",
      "DOCUMENT_REPOSITORY",
      "RISK",
      "INFORMATION_ASSET",
      "RUN_ZERO_ASSET",
      "INCIDENT_REGISTER",
      "ASSESSMENTS",
      "REPORT_LIBRARY",
      "COUNTRY_REGULATORY_REGISTER",
      "EXEMPTIONS_REGISTER",
      "CHANGE_MANAGEMENT_PROCESS"
    ],
    "level": "VIEW"
  },
  "Labels.add": {
    "audience": "organisation",
    "anyFeature": [
      "STAFF",
      "POLICY",
      "PROJECT",
      "SERVICE_PROVIDER",
      "DOCUMENT_REPOSITORY",
      "RISK",
      "INFORMATION_ASSET",
      "RUN_ZERO_ASSET",
      "INCIDENT_REGISTER",
      "ASSESSMENTS",
      "REPORT_LIBRARY",
      "COUNTRY_REGULATORY_REGISTER",
      "EXEMPTIONS_REGISTER",
      "CHANGE_MANAGEMENT_PROCESS"
    ],
    "level": "EDIT"
  },
  "Labels.options": {
    "audience": "organisation",
    "anyFeature": [
      "STAFF",
      "POLICY",
      "PROJECT",
      "SERVICE_PROVIDER",
      "DOCUMENT_REPOSITORY",
      "RISK",
      "INFORMATION_ASSET",
      "RUN_ZERO_ASSET",
      "INCIDENT_REGISTER",
      "ASSESSMENTS",
      "REPORT_LIBRARY",
      "COUNTRY_REGULATORY_REGISTER",
      "EXEMPTIONS_REGISTER",
      "CHANGE_MANAGEMENT_PROCESS"
    ],
    "level": "VIEW"
  },
  "Labels.remove": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN",
      "ORG_MANAGER"
    ],
    "anyFeature": [
      "STAFF",
      "POLICY",
      "PROJECT",
      "SERVICE_PROVIDER",
      "DOCUMENT_REPOSITORY",
      "RISK",
      "INFORMATION_ASSET",
      "RUN_ZERO_ASSET",
      "INCIDENT_REGISTER",
      "ASSESSMENTS",
      "REPORT_LIBRARY",
      "COUNTRY_REGULATORY_REGISTER",
      "EXEMPTIONS_REGISTER",
      "CHANGE_MANAGEMENT_PROCESS"
    ],
    "level": "EDIT"
  },
  "Labels.update": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN",
      "ORG_MANAGER"
    ],
    "anyFeature": [
      "STAFF",
      "POLICY",
      "PROJECT",
      "SERVICE_PROVIDER",
      "DOCUMENT_REPOSITORY",
      "RISK",
      "INFORMATION_ASSET",
      "RUN_ZERO_ASSET",
      "INCIDENT_REGISTER",
      "ASSESSMENTS",
      "REPORT_LIBRARY",
      "COUNTRY_REGULATORY_REGISTER",
      "EXEMPTIONS_REGISTER",
      "CHANGE_MANAGEMENT_PROCESS"
    ],
    "level": "EDIT"
  },
  "Labels.merge": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN",
      "ORG_MANAGER"
    ],
    "anyFeature": [
      "STAFF",
      "POLICY",
      "PROJECT",
      "SERVICE_PROVIDER",
      "DOCUMENT_REPOSITORY",
      "RISK",
      "INFORMATION_ASSET",
      "RUN_ZERO_ASSET",
      "INCIDENT_REGISTER",
      "ASSESSMENTS",
      "REPORT_LIBRARY",
      "COUNTRY_REGULATORY_REGISTER",
      "EXEMPTIONS_REGISTER",
      "CHANGE_MANAGEMENT_PROCESS"
    ],
    "level": "EDIT"
  },
  "RecordLinks.unlink": {
    "audience": "organisation",
    "anyFeature": [
      "STAFF",
      "POLICY",
      "PROJECT",
      "SERVICE_PROVIDER",
      "DOCUMENT_REPOSITORY",
      "RISK",
      "INFORMATION_ASSET",
      "RUN_ZERO_ASSET",
      "INCIDENT_REGISTER",
      "ASSESSMENTS",
      "REPORT_LIBRARY",
      "COUNTRY_REGULATORY_REGISTER",
      "EXEMPTIONS_REGISTER",
      "CHANGE_MANAGEMENT_PROCESS"
    ],
    "level": "EDIT"
  },
  "LookupExports.exportFile": {
    "audience": "organisation",
    "anyFeature": [
      "STAFF",
      "POLICY",
      "PROJECT",
      "SERVICE_PROVIDER",
      "DOCUMENT_REPOSITORY",
      "RISK",
      "INFORMATION_ASSET",
      "RUN_ZERO_ASSET",
      "INCIDENT_REGISTER",
      "ASSESSMENTS",
      "REPORT_LIBRARY",
      "COUNTRY_REGULATORY_REGISTER",
      "EXEMPTIONS_REGISTER",
      "CHANGE_MANAGEMENT_PROCESS"
    ],
    "level": "VIEW",
    "transactions": "short"
  },
  "IncidentNotifications.read": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN",
      "ORG_MANAGER",
      "ORG_ASSESSOR",
      "ORG_VIEWER",
      "ORG_CONSULTANT",
      "ORG_AUDITOR"
    ],
    "feature": "INCIDENT_REGISTER",
    "level": "VIEW"
  },
  "IncidentNotifications.save": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN",
      "ORG_MANAGER"
    ],
    "feature": "INCIDENT_REGISTER",
    "level": "EDIT"
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
  "OperationTypes.list": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN",
      "ORG_MANAGER"
    ],
    "feature": "COUNTRY_REGULATORY_REGISTER",
    "level": "VIEW"
  },
  "OperationTypes.create": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN",
      "ORG_MANAGER"
    ],
    "feature": "COUNTRY_REGULATORY_REGISTER",
    "level": "ADD"
  },
  "OperationTypes.options": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN",
      "ORG_MANAGER"
    ],
    "feature": "COUNTRY_REGULATORY_REGISTER",
    "level": "VIEW"
  },
  "OperationTypes.remove": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN",
      "ORG_MANAGER"
    ],
    "feature": "COUNTRY_REGULATORY_REGISTER",
    "level": "DELETE"
  },
  "OperationTypes.update": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN",
      "ORG_MANAGER"
    ],
    "feature": "COUNTRY_REGULATORY_REGISTER",
    "level": "EDIT"
  },
  "OrganisationSetting.read": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN"
    ]
  },
  "OrganisationSetting.save": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN"
    ]
  },
  "Policies.list": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN",
      "ORG_MANAGER"
    ],
    "feature": "POLICY",
    "level": "VIEW"
  },
  "Policies.create": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN",
      "ORG_MANAGER"
    ],
    "feature": "POLICY",
    "level": "ADD"
  },
  "PolicyAcknowledgements.change": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN",
      "ORG_MANAGER"
    ],
    "feature": "POLICY",
    "level": "EDIT"
  },
  "PolicyAcknowledgements.receipt": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN",
      "ORG_MANAGER"
    ],
    "feature": "POLICY",
    "level": "VIEW"
  },
  "PolicyCategories.list": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN",
      "ORG_MANAGER"
    ],
    "feature": "POLICY",
    "level": "VIEW"
  },
  "PolicyCategories.create": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN",
      "ORG_MANAGER"
    ],
    "feature": "POLICY",
    "level": "ADD"
  },
  "PolicyCategories.options": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN",
      "ORG_MANAGER"
    ],
    "feature": "POLICY",
    "level": "VIEW"
  },
  "PolicyCategories.remove": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN",
      "ORG_MANAGER"
    ],
    "feature": "POLICY",
    "level": "DELETE"
  },
  "PolicyCategories.update": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN",
      "ORG_MANAGER"
    ],
    "feature": "POLICY",
    "level": "EDIT"
  },
  "PolicyVersions.deciders": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN",
      "ORG_MANAGER"
    ],
    "feature": "POLICY",
    "level": "VIEW"
  },
  "PolicyFrequencies.list": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN",
      "ORG_MANAGER"
    ],
    "feature": "POLICY",
    "level": "VIEW"
  },
  "PolicyFrequencies.create": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN",
      "ORG_MANAGER"
    ],
    "feature": "POLICY",
    "level": "ADD"
  },
  "PolicyFrequencies.options": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN",
      "ORG_MANAGER"
    ],
    "feature": "POLICY",
    "level": "VIEW"
  },
  "PolicyFrequencies.remove": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN",
      "ORG_MANAGER"
    ],
    "feature": "POLICY",
    "level": "DELETE"
  },
  "PolicyFrequencies.update": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN",
      "ORG_MANAGER"
    ],
    "feature": "POLICY",
    "level": "EDIT"
  },
  "PolicyVersions.replyToRemark": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN",
      "ORG_MANAGER"
    ],
    "feature": "POLICY",
    "level": "VIEW"
  },
  "PolicyVersions.resolveRemark": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN",
      "ORG_MANAGER"
    ],
    "feature": "POLICY",
    "level": "EDIT"
  },
  "PolicyFigures.statistics": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN",
      "ORG_MANAGER"
    ],
    "feature": "POLICY",
    "level": "VIEW"
  },
  "PolicyTemplates.all": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN",
      "ORG_MANAGER"
    ],
    "feature": "POLICY",
    "level": "VIEW"
  },
  "PolicyTemplates.fill": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN",
      "ORG_MANAGER"
    ],
    "feature": "POLICY",
    "level": "ADD"
  },
  "PolicyVersions.get": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN",
      "ORG_MANAGER"
    ],
    "feature": "POLICY",
    "level": "VIEW"
  },
  "PolicyVersions.compare": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN",
      "ORG_MANAGER"
    ],
    "feature": "POLICY",
    "level": "VIEW",
    "transactions": "short"
  },
  "PolicyVersions.remarks": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN",
      "ORG_MANAGER"
    ],
    "feature": "POLICY",
    "level": "VIEW"
  },
  "PolicyDrafts.draft": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN",
      "ORG_MANAGER"
    ],
    "feature": "POLICY",
    "level": "ADD",
    "transactions": "short"
  },
  "Policies.changeMany": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN",
      "ORG_MANAGER"
    ],
    "feature": "POLICY",
    "level": "EDIT"
  },
  "Policies.changeAll": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN",
      "ORG_MANAGER"
    ],
    "feature": "POLICY",
    "level": "EDIT"
  },
  "Policies.exportFile": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN",
      "ORG_MANAGER"
    ],
    "feature": "POLICY",
    "level": "VIEW",
    "transactions": "short"
  },
  "Policies.options": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN",
      "ORG_MANAGER"
    ],
    "feature": "POLICY",
    "level": "VIEW"
  },
  "Policies.removalOutlook": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN",
      "ORG_MANAGER"
    ],
    "feature": "POLICY",
    "level": "DELETE"
  },
  "Policies.removeMany": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN",
      "ORG_MANAGER"
    ],
    "feature": "POLICY",
    "level": "DELETE"
  },
  "Policies.removeAll": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN",
      "ORG_MANAGER"
    ],
    "feature": "POLICY",
    "level": "DELETE"
  },
  "Policies.removed": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN",
      "ORG_MANAGER"
    ],
    "feature": "POLICY",
    "level": "DELETE"
  },
  "Policies.restoreMany": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN",
      "ORG_MANAGER"
    ],
    "feature": "POLICY",
    "level": "DELETE"
  },
  "Policies.views": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN",
      "ORG_MANAGER"
    ],
    "feature": "POLICY",
    "level": "VIEW"
  },
  "Policies.addView": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN",
      "ORG_MANAGER"
    ],
    "feature": "POLICY",
    "level": "VIEW"
  },
  "Policies.get": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN",
      "ORG_MANAGER"
    ],
    "feature": "POLICY",
    "level": "VIEW"
  },
  "Policies.remove": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN",
      "ORG_MANAGER"
    ],
    "feature": "POLICY",
    "level": "DELETE"
  },
  "Policies.update": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN",
      "ORG_MANAGER"
    ],
    "feature": "POLICY",
    "level": "EDIT"
  },
  "PolicyAcknowledgements.exportFile": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN",
      "ORG_MANAGER"
    ],
    "feature": "POLICY",
    "level": "VIEW",
    "transactions": "short"
  },
  "PolicyAcknowledgements.states": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN",
      "ORG_MANAGER"
    ],
    "feature": "POLICY",
    "level": "VIEW"
  },
  "PolicyAcknowledgements.list": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN",
      "ORG_MANAGER"
    ],
    "feature": "POLICY",
    "level": "VIEW"
  },
  "PolicyAcknowledgements.request": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN",
      "ORG_MANAGER"
    ],
    "feature": "POLICY",
    "level": "EDIT"
  },
  "PolicyAcknowledgements.remindAll": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN",
      "ORG_MANAGER"
    ],
    "feature": "POLICY",
    "level": "EDIT"
  },
  "PolicyVersions.asking": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN",
      "ORG_MANAGER"
    ],
    "feature": "POLICY",
    "level": "EDIT"
  },
  "PolicyVersions.write": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN",
      "ORG_MANAGER"
    ],
    "feature": "POLICY",
    "level": "EDIT",
    "transactions": "short"
  },
  "Policies.position": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN",
      "ORG_MANAGER"
    ],
    "feature": "POLICY",
    "level": "VIEW"
  },
  "PolicyVersions.addRemark": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN",
      "ORG_MANAGER"
    ],
    "feature": "POLICY",
    "level": "VIEW"
  },
  "Policies.removeOne": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN",
      "ORG_MANAGER"
    ],
    "feature": "POLICY",
    "level": "DELETE"
  },
  "Policies.restore": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN",
      "ORG_MANAGER"
    ],
    "feature": "POLICY",
    "level": "DELETE"
  },
  "PolicyVersions.review": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN",
      "ORG_MANAGER"
    ],
    "feature": "POLICY",
    "level": "EDIT"
  },
  "PolicyVersions.changeStatus": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN",
      "ORG_MANAGER"
    ],
    "feature": "POLICY",
    "level": "EDIT"
  },
  "PolicyVersions.all": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN",
      "ORG_MANAGER"
    ],
    "feature": "POLICY",
    "level": "VIEW"
  },
  "Policies.removeView": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN",
      "ORG_MANAGER"
    ],
    "feature": "POLICY",
    "level": "VIEW"
  },
  "Policies.updateView": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN",
      "ORG_MANAGER"
    ],
    "feature": "POLICY",
    "level": "VIEW"
  },
  "PrivacyLaws.list": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN",
      "ORG_MANAGER"
    ],
    "feature": "COUNTRY_REGULATORY_REGISTER",
    "level": "VIEW"
  },
  "PrivacyLaws.create": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN",
      "ORG_MANAGER"
    ],
    "feature": "COUNTRY_REGULATORY_REGISTER",
    "level": "ADD"
  },
  "PrivacyLaws.options": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN",
      "ORG_MANAGER"
    ],
    "feature": "COUNTRY_REGULATORY_REGISTER",
    "level": "VIEW"
  },
  "PrivacyLaws.remove": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN",
      "ORG_MANAGER"
    ],
    "feature": "COUNTRY_REGULATORY_REGISTER",
    "level": "DELETE"
  },
  "PrivacyLaws.update": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN",
      "ORG_MANAGER"
    ],
    "feature": "COUNTRY_REGULATORY_REGISTER",
    "level": "EDIT"
  },
  "PolicyReceipts.get": {
    "audience": "public",
    "link": {
      "kind": "receipt",
      "perAddress": 600,
      "perLink": 60
    }
  },
  "SecurePolicies.get": {
    "audience": "public",
    "link": {
      "kind": "policy",
      "perAddress": 3000,
      "perLink": 60
    },
    "transactions": "short"
  },
  "SecurePolicies.acknowledge": {
    "audience": "public",
    "link": {
      "kind": "policy",
      "perAddress": 3000,
      "perLink": 60
    }
  },
  "SecurePolicies.open": {
    "audience": "public",
    "link": {
      "kind": "policy",
      "perAddress": 3000,
      "perLink": 60
    }
  },
  "SecureAssessments.saveDraft": {
    "audience": "public",
    "link": {
      "kind": "assessment",
      "perAddress": 6000,
      "perLink": 240
    }
  },
  "SecureAssessments.get": {
    "audience": "public",
    "link": {
      "kind": "assessment",
      "perAddress": 3000,
      "perLink": 120
    }
  },
  "SecureAssessments.open": {
    "audience": "public",
    "link": {
      "kind": "assessment",
      "perAddress": 3000,
      "perLink": 60
    }
  },
  "SecureAssessments.addFile": {
    "audience": "public",
    "transactions": "short",
    "link": {
      "kind": "assessment",
      "perAddress": 600,
      "perLink": 60
    }
  },
  "SecureAssessments.removeFile": {
    "audience": "public",
    "link": {
      "kind": "assessment",
      "perAddress": 600,
      "perLink": 60
    }
  },
  "SecureAssessments.submit": {
    "audience": "public",
    "transactions": "short",
    "link": {
      "kind": "assessment",
      "perAddress": 3000,
      "perLink": 60
    }
  },
  "Attachments.list": {
    "audience": "organisation",
    "anyFeature": [
      "STAFF",
      "POLICY",
      "PROJECT",
      "SERVICE_PROVIDER",
      "DOCUMENT_REPOSITORY",
      "RISK",
      "INFORMATION_ASSET",
      "RUN_ZERO_ASSET",
      "INCIDENT_REGISTER",
      "ASSESSMENTS",
      "REPORT_LIBRARY",
      "COUNTRY_REGULATORY_REGISTER",
      "EXEMPTIONS_REGISTER",
      "CHANGE_MANAGEMENT_PROCESS"
    ],
    "level": "VIEW"
  },
  "Attachments.add": {
    "audience": "organisation",
    "anyFeature": [
      "STAFF",
      "POLICY",
      "PROJECT",
      "SERVICE_PROVIDER",
      "DOCUMENT_REPOSITORY",
      "RISK",
      "INFORMATION_ASSET",
      "RUN_ZERO_ASSET",
      "INCIDENT_REGISTER",
      "ASSESSMENTS",
      "REPORT_LIBRARY",
      "COUNTRY_REGULATORY_REGISTER",
      "EXEMPTIONS_REGISTER",
      "CHANGE_MANAGEMENT_PROCESS"
    ],
    "level": "EDIT",
    "transactions": "short"
  },
  "Comments.list": {
    "audience": "organisation",
    "anyFeature": [
      "STAFF",
      "POLICY",
      "PROJECT",
      "SERVICE_PROVIDER",
      "DOCUMENT_REPOSITORY",
      "RISK",
      "INFORMATION_ASSET",
      "RUN_ZERO_ASSET",
      "INCIDENT_REGISTER",
      "ASSESSMENTS",
      "REPORT_LIBRARY",
      "COUNTRY_REGULATORY_REGISTER",
      "EXEMPTIONS_REGISTER",
      "CHANGE_MANAGEMENT_PROCESS"
    ],
    "level": "VIEW"
  },
  "Comments.add": {
    "audience": "organisation",
    "anyFeature": [
      "STAFF",
      "POLICY",
      "PROJECT",
      "SERVICE_PROVIDER",
      "DOCUMENT_REPOSITORY",
      "RISK",
      "INFORMATION_ASSET",
      "RUN_ZERO_ASSET",
      "INCIDENT_REGISTER",
      "ASSESSMENTS",
      "REPORT_LIBRARY",
      "COUNTRY_REGULATORY_REGISTER",
      "EXEMPTIONS_REGISTER",
      "CHANGE_MANAGEMENT_PROCESS"
    ],
    "level": "VIEW"
  },
  "Histories.list": {
    "audience": "organisation",
    "anyFeature": [
      "STAFF",
      "POLICY",
      "PROJECT",
      "SERVICE_PROVIDER",
      "DOCUMENT_REPOSITORY",
      "RISK",
      "INFORMATION_ASSET",
      "RUN_ZERO_ASSET",
      "INCIDENT_REGISTER",
      "ASSESSMENTS",
      "REPORT_LIBRARY",
      "COUNTRY_REGULATORY_REGISTER",
      "EXEMPTIONS_REGISTER",
      "CHANGE_MANAGEMENT_PROCESS"
    ],
    "level": "VIEW"
  },
  "RecordLinks.ofRecord": {
    "audience": "organisation",
    "anyFeature": [
      "STAFF",
      "POLICY",
      "PROJECT",
      "SERVICE_PROVIDER",
      "DOCUMENT_REPOSITORY",
      "RISK",
      "INFORMATION_ASSET",
      "RUN_ZERO_ASSET",
      "INCIDENT_REGISTER",
      "ASSESSMENTS",
      "REPORT_LIBRARY",
      "COUNTRY_REGULATORY_REGISTER",
      "EXEMPTIONS_REGISTER",
      "CHANGE_MANAGEMENT_PROCESS"
    ],
    "level": "VIEW"
  },
  "RecordLinks.link": {
    "audience": "organisation",
    "anyFeature": [
      "STAFF",
      "POLICY",
      "PROJECT",
      "SERVICE_PROVIDER",
      "DOCUMENT_REPOSITORY",
      "RISK",
      "INFORMATION_ASSET",
      "RUN_ZERO_ASSET",
      "INCIDENT_REGISTER",
      "ASSESSMENTS",
      "REPORT_LIBRARY",
      "COUNTRY_REGULATORY_REGISTER",
      "EXEMPTIONS_REGISTER",
      "CHANGE_MANAGEMENT_PROCESS"
    ],
    "level": "EDIT"
  },
  "Comments.mentionable": {
    "audience": "organisation",
    "anyFeature": [
      "STAFF",
      "POLICY",
      "PROJECT",
      "SERVICE_PROVIDER",
      "DOCUMENT_REPOSITORY",
      "RISK",
      "INFORMATION_ASSET",
      "RUN_ZERO_ASSET",
      "INCIDENT_REGISTER",
      "ASSESSMENTS",
      "REPORT_LIBRARY",
      "COUNTRY_REGULATORY_REGISTER",
      "EXEMPTIONS_REGISTER",
      "CHANGE_MANAGEMENT_PROCESS"
    ],
    "level": "VIEW"
  },
  "RecordSummaries.get": {
    "audience": "organisation",
    "anyFeature": [
      "STAFF",
      "POLICY",
      "PROJECT",
      "SERVICE_PROVIDER",
      "DOCUMENT_REPOSITORY",
      "RISK",
      "INFORMATION_ASSET",
      "RUN_ZERO_ASSET",
      "INCIDENT_REGISTER",
      "ASSESSMENTS",
      "REPORT_LIBRARY",
      "COUNTRY_REGULATORY_REGISTER",
      "EXEMPTIONS_REGISTER",
      "CHANGE_MANAGEMENT_PROCESS"
    ],
    "level": "VIEW"
  },
  "RecordWatching.get": {
    "audience": "organisation",
    "anyFeature": [
      "STAFF",
      "POLICY",
      "PROJECT",
      "SERVICE_PROVIDER",
      "DOCUMENT_REPOSITORY",
      "RISK",
      "INFORMATION_ASSET",
      "RUN_ZERO_ASSET",
      "INCIDENT_REGISTER",
      "ASSESSMENTS",
      "REPORT_LIBRARY",
      "COUNTRY_REGULATORY_REGISTER",
      "EXEMPTIONS_REGISTER",
      "CHANGE_MANAGEMENT_PROCESS"
    ],
    "level": "VIEW"
  },
  "RecordWatching.set": {
    "audience": "organisation",
    "anyFeature": [
      "STAFF",
      "POLICY",
      "PROJECT",
      "SERVICE_PROVIDER",
      "DOCUMENT_REPOSITORY",
      "RISK",
      "INFORMATION_ASSET",
      "RUN_ZERO_ASSET",
      "INCIDENT_REGISTER",
      "ASSESSMENTS",
      "REPORT_LIBRARY",
      "COUNTRY_REGULATORY_REGISTER",
      "EXEMPTIONS_REGISTER",
      "CHANGE_MANAGEMENT_PROCESS"
    ],
    "level": "VIEW"
  },
  "Regions.list": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN",
      "ORG_MANAGER"
    ],
    "feature": "COUNTRY_REGULATORY_REGISTER",
    "level": "VIEW"
  },
  "Regions.create": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN",
      "ORG_MANAGER"
    ],
    "feature": "COUNTRY_REGULATORY_REGISTER",
    "level": "ADD"
  },
  "Regions.options": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN",
      "ORG_MANAGER"
    ],
    "feature": "COUNTRY_REGULATORY_REGISTER",
    "level": "VIEW"
  },
  "Regions.remove": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN",
      "ORG_MANAGER"
    ],
    "feature": "COUNTRY_REGULATORY_REGISTER",
    "level": "DELETE"
  },
  "Regions.update": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN",
      "ORG_MANAGER"
    ],
    "feature": "COUNTRY_REGULATORY_REGISTER",
    "level": "EDIT"
  },
  "RegulatoryRiskTypes.list": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN",
      "ORG_MANAGER"
    ],
    "feature": "COUNTRY_REGULATORY_REGISTER",
    "level": "VIEW"
  },
  "RegulatoryRiskTypes.create": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN",
      "ORG_MANAGER"
    ],
    "feature": "COUNTRY_REGULATORY_REGISTER",
    "level": "ADD"
  },
  "RegulatoryRiskTypes.options": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN",
      "ORG_MANAGER"
    ],
    "feature": "COUNTRY_REGULATORY_REGISTER",
    "level": "VIEW"
  },
  "RegulatoryRiskTypes.remove": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN",
      "ORG_MANAGER"
    ],
    "feature": "COUNTRY_REGULATORY_REGISTER",
    "level": "DELETE"
  },
  "RegulatoryRiskTypes.update": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN",
      "ORG_MANAGER"
    ],
    "feature": "COUNTRY_REGULATORY_REGISTER",
    "level": "EDIT"
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
  "RiskAcceptances.changeStatus": {
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
  "RiskControls.remove": {
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
  "RiskControls.update": {
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
  "RiskControls.restore": {
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
  "RiskMatrices.read": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN",
      "ORG_MANAGER"
    ],
    "feature": "RISK",
    "level": "VIEW"
  },
  "RiskMatrices.apply": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN",
      "ORG_MANAGER"
    ],
    "feature": "RISK",
    "level": "EDIT"
  },
  "RiskMatrices.preview": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN",
      "ORG_MANAGER"
    ],
    "feature": "RISK",
    "level": "EDIT"
  },
  "RiskMatrices.list": {
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
  "RiskOwners.list": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN",
      "ORG_MANAGER"
    ],
    "feature": "RISK",
    "level": "VIEW"
  },
  "RiskOwners.create": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN",
      "ORG_MANAGER"
    ],
    "feature": "RISK",
    "level": "ADD"
  },
  "RiskOwners.options": {
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
  "RiskOwners.remove": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN",
      "ORG_MANAGER"
    ],
    "feature": "RISK",
    "level": "DELETE"
  },
  "RiskOwners.update": {
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
  "RiskScores.setAppetite": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN",
      "ORG_MANAGER"
    ],
    "feature": "RISK",
    "level": "EDIT"
  },
  "RiskScores.list": {
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
  "RiskScores.heatMap": {
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
  "RiskScores.statistics": {
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
  "RiskDrafts.likelihoodAndImpact": {
    "audience": "organisation",
    "feature": "RISK",
    "level": "ADD",
    "transactions": "short"
  },
  "RiskDrafts.residual": {
    "audience": "organisation",
    "feature": "RISK",
    "level": "ADD",
    "transactions": "short"
  },
  "Risks.changeMany": {
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
  "Risks.changeAll": {
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
  "Risks.exportFile": {
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
    "level": "VIEW",
    "transactions": "short"
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
  "Risks.removeAll": {
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
  "Risks.views": {
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
  "Risks.addView": {
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
  "RiskAcceptances.ofRisk": {
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
  "RiskAcceptances.submit": {
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
  "RiskControls.ofRecord": {
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
  "RiskControls.add": {
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
  "ScoreProposals.ofRisk": {
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
  "TreatmentActions.ofRecord": {
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
  "TreatmentActions.add": {
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
  "TreatmentActions.arrange": {
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
  "Risks.removeView": {
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
  "Risks.updateView": {
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
  "RunZeroAssets.list": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN",
      "ORG_MANAGER"
    ],
    "feature": "RUN_ZERO_ASSET",
    "level": "VIEW"
  },
  "RunZeroAssets.importFile": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN",
      "ORG_MANAGER"
    ],
    "feature": "RUN_ZERO_ASSET",
    "level": "ADD",
    "transactions": "short"
  },
  "RunZeroAssets.move": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN",
      "ORG_MANAGER"
    ],
    "feature": "RUN_ZERO_ASSET",
    "level": "EDIT"
  },
  "RunZeroAssets.statistics": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN",
      "ORG_MANAGER"
    ],
    "feature": "RUN_ZERO_ASSET",
    "level": "VIEW"
  },
  "RunZeroConnections.read": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN",
      "ORG_MANAGER"
    ],
    "feature": "RUN_ZERO_ASSET",
    "level": "VIEW"
  },
  "RunZeroConnections.save": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN",
      "ORG_MANAGER"
    ],
    "feature": "RUN_ZERO_ASSET",
    "level": "EDIT"
  },
  "RunZeroConnections.disconnect": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN",
      "ORG_MANAGER"
    ],
    "feature": "RUN_ZERO_ASSET",
    "level": "EDIT"
  },
  "RunZeroConnections.pull": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN",
      "ORG_MANAGER"
    ],
    "feature": "RUN_ZERO_ASSET",
    "level": "EDIT",
    "transactions": "short"
  },
  "ScoreProposals.changeStatus": {
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
  "Search.records": {
    "audience": "organisation"
  },
  "ServiceProviders.list": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN",
      "ORG_MANAGER",
      "ORG_ASSESSOR",
      "ORG_VIEWER",
      "ORG_CONSULTANT",
      "ORG_AUDITOR"
    ],
    "feature": "SERVICE_PROVIDER",
    "level": "VIEW"
  },
  "ServiceProviders.create": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN",
      "ORG_MANAGER",
      "ORG_ASSESSOR",
      "ORG_VIEWER",
      "ORG_CONSULTANT",
      "ORG_AUDITOR"
    ],
    "feature": "SERVICE_PROVIDER",
    "level": "ADD"
  },
  "ServiceProviderAssessments.list": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN",
      "ORG_MANAGER",
      "ORG_ASSESSOR",
      "ORG_VIEWER",
      "ORG_CONSULTANT",
      "ORG_AUDITOR"
    ],
    "feature": "SERVICE_PROVIDER",
    "level": "VIEW"
  },
  "ServiceProviderAssessments.create": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN",
      "ORG_MANAGER",
      "ORG_ASSESSOR",
      "ORG_VIEWER",
      "ORG_CONSULTANT",
      "ORG_AUDITOR"
    ],
    "feature": "SERVICE_PROVIDER",
    "level": "ADD"
  },
  "AssessmentCourse.people": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN",
      "ORG_MANAGER",
      "ORG_ASSESSOR",
      "ORG_VIEWER",
      "ORG_CONSULTANT",
      "ORG_AUDITOR"
    ],
    "feature": "SERVICE_PROVIDER",
    "level": "VIEW"
  },
  "AssessmentFigures.statistics": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN",
      "ORG_MANAGER",
      "ORG_ASSESSOR",
      "ORG_VIEWER",
      "ORG_CONSULTANT",
      "ORG_AUDITOR"
    ],
    "feature": "SERVICE_PROVIDER",
    "level": "VIEW"
  },
  "ServiceProviderAssessments.changeMany": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN",
      "ORG_MANAGER",
      "ORG_ASSESSOR",
      "ORG_VIEWER",
      "ORG_CONSULTANT",
      "ORG_AUDITOR"
    ],
    "feature": "SERVICE_PROVIDER",
    "level": "EDIT"
  },
  "ServiceProviderAssessments.changeAll": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN",
      "ORG_MANAGER",
      "ORG_ASSESSOR",
      "ORG_VIEWER",
      "ORG_CONSULTANT",
      "ORG_AUDITOR"
    ],
    "feature": "SERVICE_PROVIDER",
    "level": "EDIT"
  },
  "ServiceProviderAssessments.exportFile": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN",
      "ORG_MANAGER",
      "ORG_ASSESSOR",
      "ORG_VIEWER",
      "ORG_CONSULTANT",
      "ORG_AUDITOR"
    ],
    "feature": "SERVICE_PROVIDER",
    "level": "VIEW",
    "transactions": "short"
  },
  "ServiceProviderAssessments.options": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN",
      "ORG_MANAGER",
      "ORG_ASSESSOR",
      "ORG_VIEWER",
      "ORG_CONSULTANT",
      "ORG_AUDITOR"
    ],
    "feature": "SERVICE_PROVIDER",
    "level": "VIEW"
  },
  "ServiceProviderAssessments.removalOutlook": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN",
      "ORG_MANAGER",
      "ORG_ASSESSOR",
      "ORG_VIEWER",
      "ORG_CONSULTANT",
      "ORG_AUDITOR"
    ],
    "feature": "SERVICE_PROVIDER",
    "level": "DELETE"
  },
  "ServiceProviderAssessments.removeMany": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN",
      "ORG_MANAGER",
      "ORG_ASSESSOR",
      "ORG_VIEWER",
      "ORG_CONSULTANT",
      "ORG_AUDITOR"
    ],
    "feature": "SERVICE_PROVIDER",
    "level": "DELETE"
  },
  "ServiceProviderAssessments.removeAll": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN",
      "ORG_MANAGER",
      "ORG_ASSESSOR",
      "ORG_VIEWER",
      "ORG_CONSULTANT",
      "ORG_AUDITOR"
    ],
    "feature": "SERVICE_PROVIDER",
    "level": "DELETE"
  },
  "ServiceProviderAssessments.removed": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN",
      "ORG_MANAGER",
      "ORG_ASSESSOR",
      "ORG_VIEWER",
      "ORG_CONSULTANT",
      "ORG_AUDITOR"
    ],
    "feature": "SERVICE_PROVIDER",
    "level": "DELETE"
  },
  "ServiceProviderAssessments.restoreMany": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN",
      "ORG_MANAGER",
      "ORG_ASSESSOR",
      "ORG_VIEWER",
      "ORG_CONSULTANT",
      "ORG_AUDITOR"
    ],
    "feature": "SERVICE_PROVIDER",
    "level": "DELETE"
  },
  "ServiceProviderAssessments.views": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN",
      "ORG_MANAGER",
      "ORG_ASSESSOR",
      "ORG_VIEWER",
      "ORG_CONSULTANT",
      "ORG_AUDITOR"
    ],
    "feature": "SERVICE_PROVIDER",
    "level": "VIEW"
  },
  "ServiceProviderAssessments.addView": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN",
      "ORG_MANAGER",
      "ORG_ASSESSOR",
      "ORG_VIEWER",
      "ORG_CONSULTANT",
      "ORG_AUDITOR"
    ],
    "feature": "SERVICE_PROVIDER",
    "level": "VIEW"
  },
  "ServiceProviderAssessments.get": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN",
      "ORG_MANAGER",
      "ORG_ASSESSOR",
      "ORG_VIEWER",
      "ORG_CONSULTANT",
      "ORG_AUDITOR"
    ],
    "feature": "SERVICE_PROVIDER",
    "level": "VIEW"
  },
  "ServiceProviderAssessments.remove": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN",
      "ORG_MANAGER",
      "ORG_ASSESSOR",
      "ORG_VIEWER",
      "ORG_CONSULTANT",
      "ORG_AUDITOR"
    ],
    "feature": "SERVICE_PROVIDER",
    "level": "DELETE"
  },
  "ServiceProviderAssessments.update": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN",
      "ORG_MANAGER",
      "ORG_ASSESSOR",
      "ORG_VIEWER",
      "ORG_CONSULTANT",
      "ORG_AUDITOR"
    ],
    "feature": "SERVICE_PROVIDER",
    "level": "EDIT"
  },
  "AssessmentAnswerReviews.get": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN",
      "ORG_MANAGER",
      "ORG_ASSESSOR",
      "ORG_VIEWER",
      "ORG_CONSULTANT",
      "ORG_AUDITOR"
    ],
    "feature": "SERVICE_PROVIDER",
    "level": "VIEW"
  },
  "AssessmentAnswerReviews.exportFile": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN",
      "ORG_MANAGER",
      "ORG_ASSESSOR",
      "ORG_VIEWER",
      "ORG_CONSULTANT",
      "ORG_AUDITOR"
    ],
    "feature": "SERVICE_PROVIDER",
    "level": "VIEW",
    "transactions": "short"
  },
  "AssessmentAnswerReviews.review": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN",
      "ORG_MANAGER",
      "ORG_ASSESSOR",
      "ORG_VIEWER",
      "ORG_CONSULTANT",
      "ORG_AUDITOR"
    ],
    "feature": "SERVICE_PROVIDER",
    "level": "EDIT"
  },
  "AssessmentAnswerReviews.clarify": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN",
      "ORG_MANAGER",
      "ORG_ASSESSOR",
      "ORG_VIEWER",
      "ORG_CONSULTANT",
      "ORG_AUDITOR"
    ],
    "feature": "SERVICE_PROVIDER",
    "level": "EDIT"
  },
  "AssessmentAnswerReviews.addFinding": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN",
      "ORG_MANAGER",
      "ORG_ASSESSOR",
      "ORG_VIEWER",
      "ORG_CONSULTANT",
      "ORG_AUDITOR"
    ],
    "feature": "SERVICE_PROVIDER",
    "level": "EDIT"
  },
  "ServiceProviderAssessments.position": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN",
      "ORG_MANAGER",
      "ORG_ASSESSOR",
      "ORG_VIEWER",
      "ORG_CONSULTANT",
      "ORG_AUDITOR"
    ],
    "feature": "SERVICE_PROVIDER",
    "level": "VIEW"
  },
  "ServiceProviderAssessments.removeOne": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN",
      "ORG_MANAGER",
      "ORG_ASSESSOR",
      "ORG_VIEWER",
      "ORG_CONSULTANT",
      "ORG_AUDITOR"
    ],
    "feature": "SERVICE_PROVIDER",
    "level": "DELETE"
  },
  "AssessmentCourse.repeat": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN",
      "ORG_MANAGER",
      "ORG_ASSESSOR",
      "ORG_VIEWER",
      "ORG_CONSULTANT",
      "ORG_AUDITOR"
    ],
    "feature": "SERVICE_PROVIDER",
    "level": "ADD"
  },
  "AssessmentRespondents.all": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN",
      "ORG_MANAGER",
      "ORG_ASSESSOR",
      "ORG_VIEWER",
      "ORG_CONSULTANT",
      "ORG_AUDITOR"
    ],
    "feature": "SERVICE_PROVIDER",
    "level": "VIEW"
  },
  "AssessmentRespondents.add": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN",
      "ORG_MANAGER",
      "ORG_ASSESSOR",
      "ORG_VIEWER",
      "ORG_CONSULTANT",
      "ORG_AUDITOR"
    ],
    "feature": "SERVICE_PROVIDER",
    "level": "EDIT"
  },
  "ServiceProviderAssessments.restore": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN",
      "ORG_MANAGER",
      "ORG_ASSESSOR",
      "ORG_VIEWER",
      "ORG_CONSULTANT",
      "ORG_AUDITOR"
    ],
    "feature": "SERVICE_PROVIDER",
    "level": "DELETE"
  },
  "AssessmentCourse.changeStatus": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN",
      "ORG_MANAGER",
      "ORG_ASSESSOR",
      "ORG_VIEWER",
      "ORG_CONSULTANT",
      "ORG_AUDITOR"
    ],
    "feature": "SERVICE_PROVIDER",
    "level": "EDIT"
  },
  "ServiceProviderAssessments.removeView": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN",
      "ORG_MANAGER",
      "ORG_ASSESSOR",
      "ORG_VIEWER",
      "ORG_CONSULTANT",
      "ORG_AUDITOR"
    ],
    "feature": "SERVICE_PROVIDER",
    "level": "VIEW"
  },
  "ServiceProviderAssessments.updateView": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN",
      "ORG_MANAGER",
      "ORG_ASSESSOR",
      "ORG_VIEWER",
      "ORG_CONSULTANT",
      "ORG_AUDITOR"
    ],
    "feature": "SERVICE_PROVIDER",
    "level": "VIEW"
  },
  "ContractStatuses.list": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN",
      "ORG_MANAGER"
    ],
    "feature": "SERVICE_PROVIDER",
    "level": "VIEW"
  },
  "ContractStatuses.create": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN",
      "ORG_MANAGER"
    ],
    "feature": "SERVICE_PROVIDER",
    "level": "ADD"
  },
  "ContractStatuses.options": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN",
      "ORG_MANAGER",
      "ORG_ASSESSOR",
      "ORG_VIEWER",
      "ORG_CONSULTANT",
      "ORG_AUDITOR"
    ],
    "feature": "SERVICE_PROVIDER",
    "level": "VIEW"
  },
  "ContractStatuses.remove": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN",
      "ORG_MANAGER"
    ],
    "feature": "SERVICE_PROVIDER",
    "level": "DELETE"
  },
  "ContractStatuses.update": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN",
      "ORG_MANAGER"
    ],
    "feature": "SERVICE_PROVIDER",
    "level": "EDIT"
  },
  "ProviderContracts.remove": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN",
      "ORG_MANAGER",
      "ORG_ASSESSOR",
      "ORG_VIEWER",
      "ORG_CONSULTANT",
      "ORG_AUDITOR"
    ],
    "feature": "SERVICE_PROVIDER",
    "level": "EDIT"
  },
  "ProviderContracts.update": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN",
      "ORG_MANAGER",
      "ORG_ASSESSOR",
      "ORG_VIEWER",
      "ORG_CONSULTANT",
      "ORG_AUDITOR"
    ],
    "feature": "SERVICE_PROVIDER",
    "level": "EDIT"
  },
  "ProviderContracts.restore": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN",
      "ORG_MANAGER",
      "ORG_ASSESSOR",
      "ORG_VIEWER",
      "ORG_CONSULTANT",
      "ORG_AUDITOR"
    ],
    "feature": "SERVICE_PROVIDER",
    "level": "EDIT"
  },
  "ProviderDocuments.remove": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN",
      "ORG_MANAGER",
      "ORG_ASSESSOR",
      "ORG_VIEWER",
      "ORG_CONSULTANT",
      "ORG_AUDITOR"
    ],
    "feature": "SERVICE_PROVIDER",
    "level": "EDIT"
  },
  "ProviderDocuments.update": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN",
      "ORG_MANAGER",
      "ORG_ASSESSOR",
      "ORG_VIEWER",
      "ORG_CONSULTANT",
      "ORG_AUDITOR"
    ],
    "feature": "SERVICE_PROVIDER",
    "level": "EDIT"
  },
  "ProviderDocuments.restore": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN",
      "ORG_MANAGER",
      "ORG_ASSESSOR",
      "ORG_VIEWER",
      "ORG_CONSULTANT",
      "ORG_AUDITOR"
    ],
    "feature": "SERVICE_PROVIDER",
    "level": "EDIT"
  },
  "ProviderPartExports.exportFile": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN",
      "ORG_MANAGER",
      "ORG_ASSESSOR",
      "ORG_VIEWER",
      "ORG_CONSULTANT",
      "ORG_AUDITOR"
    ],
    "feature": "SERVICE_PROVIDER",
    "level": "VIEW",
    "transactions": "short"
  },
  "ServiceProviderFigures.statistics": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN",
      "ORG_MANAGER",
      "ORG_ASSESSOR",
      "ORG_VIEWER",
      "ORG_CONSULTANT",
      "ORG_AUDITOR"
    ],
    "feature": "SERVICE_PROVIDER",
    "level": "VIEW"
  },
  "ServiceProviders.changeMany": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN",
      "ORG_MANAGER",
      "ORG_ASSESSOR",
      "ORG_VIEWER",
      "ORG_CONSULTANT",
      "ORG_AUDITOR"
    ],
    "feature": "SERVICE_PROVIDER",
    "level": "EDIT"
  },
  "ServiceProviders.changeAll": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN",
      "ORG_MANAGER",
      "ORG_ASSESSOR",
      "ORG_VIEWER",
      "ORG_CONSULTANT",
      "ORG_AUDITOR"
    ],
    "feature": "SERVICE_PROVIDER",
    "level": "EDIT"
  },
  "ServiceProviders.exportFile": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN",
      "ORG_MANAGER",
      "ORG_ASSESSOR",
      "ORG_VIEWER",
      "ORG_CONSULTANT",
      "ORG_AUDITOR"
    ],
    "feature": "SERVICE_PROVIDER",
    "level": "VIEW",
    "transactions": "short"
  },
  "ServiceProviders.options": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN",
      "ORG_MANAGER",
      "ORG_ASSESSOR",
      "ORG_VIEWER",
      "ORG_CONSULTANT",
      "ORG_AUDITOR"
    ],
    "feature": "SERVICE_PROVIDER",
    "level": "VIEW"
  },
  "ServiceProviders.removalOutlook": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN",
      "ORG_MANAGER",
      "ORG_ASSESSOR",
      "ORG_VIEWER",
      "ORG_CONSULTANT",
      "ORG_AUDITOR"
    ],
    "feature": "SERVICE_PROVIDER",
    "level": "DELETE"
  },
  "ServiceProviders.removeMany": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN",
      "ORG_MANAGER",
      "ORG_ASSESSOR",
      "ORG_VIEWER",
      "ORG_CONSULTANT",
      "ORG_AUDITOR"
    ],
    "feature": "SERVICE_PROVIDER",
    "level": "DELETE"
  },
  "ServiceProviders.removeAll": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN",
      "ORG_MANAGER",
      "ORG_ASSESSOR",
      "ORG_VIEWER",
      "ORG_CONSULTANT",
      "ORG_AUDITOR"
    ],
    "feature": "SERVICE_PROVIDER",
    "level": "DELETE"
  },
  "ServiceProviders.removed": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN",
      "ORG_MANAGER",
      "ORG_ASSESSOR",
      "ORG_VIEWER",
      "ORG_CONSULTANT",
      "ORG_AUDITOR"
    ],
    "feature": "SERVICE_PROVIDER",
    "level": "DELETE"
  },
  "ServiceProviders.restoreMany": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN",
      "ORG_MANAGER",
      "ORG_ASSESSOR",
      "ORG_VIEWER",
      "ORG_CONSULTANT",
      "ORG_AUDITOR"
    ],
    "feature": "SERVICE_PROVIDER",
    "level": "DELETE"
  },
  "ServiceProviders.views": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN",
      "ORG_MANAGER",
      "ORG_ASSESSOR",
      "ORG_VIEWER",
      "ORG_CONSULTANT",
      "ORG_AUDITOR"
    ],
    "feature": "SERVICE_PROVIDER",
    "level": "VIEW"
  },
  "ServiceProviders.addView": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN",
      "ORG_MANAGER",
      "ORG_ASSESSOR",
      "ORG_VIEWER",
      "ORG_CONSULTANT",
      "ORG_AUDITOR"
    ],
    "feature": "SERVICE_PROVIDER",
    "level": "VIEW"
  },
  "ServiceProviders.get": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN",
      "ORG_MANAGER",
      "ORG_ASSESSOR",
      "ORG_VIEWER",
      "ORG_CONSULTANT",
      "ORG_AUDITOR"
    ],
    "feature": "SERVICE_PROVIDER",
    "level": "VIEW"
  },
  "ServiceProviders.remove": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN",
      "ORG_MANAGER",
      "ORG_ASSESSOR",
      "ORG_VIEWER",
      "ORG_CONSULTANT",
      "ORG_AUDITOR"
    ],
    "feature": "SERVICE_PROVIDER",
    "level": "DELETE"
  },
  "ServiceProviders.update": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN",
      "ORG_MANAGER",
      "ORG_ASSESSOR",
      "ORG_VIEWER",
      "ORG_CONSULTANT",
      "ORG_AUDITOR"
    ],
    "feature": "SERVICE_PROVIDER",
    "level": "EDIT"
  },
  "ServiceProviderFigures.chain": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN",
      "ORG_MANAGER",
      "ORG_ASSESSOR",
      "ORG_VIEWER",
      "ORG_CONSULTANT",
      "ORG_AUDITOR"
    ],
    "feature": "SERVICE_PROVIDER",
    "level": "VIEW"
  },
  "ProviderContracts.ofRecord": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN",
      "ORG_MANAGER",
      "ORG_ASSESSOR",
      "ORG_VIEWER",
      "ORG_CONSULTANT",
      "ORG_AUDITOR"
    ],
    "feature": "SERVICE_PROVIDER",
    "level": "VIEW"
  },
  "ProviderContracts.add": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN",
      "ORG_MANAGER",
      "ORG_ASSESSOR",
      "ORG_VIEWER",
      "ORG_CONSULTANT",
      "ORG_AUDITOR"
    ],
    "feature": "SERVICE_PROVIDER",
    "level": "EDIT"
  },
  "ProviderDocuments.ofRecord": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN",
      "ORG_MANAGER",
      "ORG_ASSESSOR",
      "ORG_VIEWER",
      "ORG_CONSULTANT",
      "ORG_AUDITOR"
    ],
    "feature": "SERVICE_PROVIDER",
    "level": "VIEW"
  },
  "ProviderDocuments.add": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN",
      "ORG_MANAGER",
      "ORG_ASSESSOR",
      "ORG_VIEWER",
      "ORG_CONSULTANT",
      "ORG_AUDITOR"
    ],
    "feature": "SERVICE_PROVIDER",
    "level": "EDIT"
  },
  "ServiceProviders.position": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN",
      "ORG_MANAGER",
      "ORG_ASSESSOR",
      "ORG_VIEWER",
      "ORG_CONSULTANT",
      "ORG_AUDITOR"
    ],
    "feature": "SERVICE_PROVIDER",
    "level": "VIEW"
  },
  "ServiceProviders.removeOne": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN",
      "ORG_MANAGER",
      "ORG_ASSESSOR",
      "ORG_VIEWER",
      "ORG_CONSULTANT",
      "ORG_AUDITOR"
    ],
    "feature": "SERVICE_PROVIDER",
    "level": "DELETE"
  },
  "ServiceProviders.restore": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN",
      "ORG_MANAGER",
      "ORG_ASSESSOR",
      "ORG_VIEWER",
      "ORG_CONSULTANT",
      "ORG_AUDITOR"
    ],
    "feature": "SERVICE_PROVIDER",
    "level": "DELETE"
  },
  "ServiceProviders.removeView": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN",
      "ORG_MANAGER",
      "ORG_ASSESSOR",
      "ORG_VIEWER",
      "ORG_CONSULTANT",
      "ORG_AUDITOR"
    ],
    "feature": "SERVICE_PROVIDER",
    "level": "VIEW"
  },
  "ServiceProviders.updateView": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN",
      "ORG_MANAGER",
      "ORG_ASSESSOR",
      "ORG_VIEWER",
      "ORG_CONSULTANT",
      "ORG_AUDITOR"
    ],
    "feature": "SERVICE_PROVIDER",
    "level": "VIEW"
  },
  "ServiceTypes.list": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN",
      "ORG_MANAGER"
    ],
    "feature": "SERVICE_PROVIDER",
    "level": "VIEW"
  },
  "ServiceTypes.create": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN",
      "ORG_MANAGER"
    ],
    "feature": "SERVICE_PROVIDER",
    "level": "ADD"
  },
  "ServiceTypes.options": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN",
      "ORG_MANAGER",
      "ORG_ASSESSOR",
      "ORG_VIEWER",
      "ORG_CONSULTANT",
      "ORG_AUDITOR"
    ],
    "feature": "SERVICE_PROVIDER",
    "level": "VIEW"
  },
  "ServiceTypes.remove": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN",
      "ORG_MANAGER"
    ],
    "feature": "SERVICE_PROVIDER",
    "level": "DELETE"
  },
  "ServiceTypes.update": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN",
      "ORG_MANAGER"
    ],
    "feature": "SERVICE_PROVIDER",
    "level": "EDIT"
  },
  "Standards.versions": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN",
      "ORG_MANAGER",
      "ORG_ASSESSOR",
      "ORG_VIEWER",
      "ORG_CONSULTANT",
      "ORG_AUDITOR"
    ],
    "feature": "ASSESSMENTS",
    "level": "VIEW"
  },
  "Standards.importFile": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN"
    ],
    "feature": "ASSESSMENTS",
    "level": "ADD",
    "transactions": "short"
  },
  "Standards.readFile": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN"
    ],
    "feature": "ASSESSMENTS",
    "level": "ADD",
    "transactions": "short"
  },
  "Standards.get": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN",
      "ORG_MANAGER",
      "ORG_ASSESSOR",
      "ORG_VIEWER",
      "ORG_CONSULTANT",
      "ORG_AUDITOR"
    ],
    "feature": "ASSESSMENTS",
    "level": "VIEW"
  },
  "Standards.undoImport": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN"
    ],
    "feature": "ASSESSMENTS",
    "level": "DELETE"
  },
  "Standards.control": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN",
      "ORG_MANAGER",
      "ORG_ASSESSOR",
      "ORG_VIEWER",
      "ORG_CONSULTANT",
      "ORG_AUDITOR"
    ],
    "feature": "ASSESSMENTS",
    "level": "VIEW"
  },
  "Standards.exportFile": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN",
      "ORG_MANAGER",
      "ORG_ASSESSOR",
      "ORG_VIEWER",
      "ORG_CONSULTANT",
      "ORG_AUDITOR"
    ],
    "feature": "ASSESSMENTS",
    "level": "VIEW",
    "transactions": "short"
  },
  "Standards.changeStatus": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN"
    ],
    "feature": "ASSESSMENTS",
    "level": "EDIT"
  },
  "Threats.list": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN",
      "ORG_MANAGER"
    ],
    "feature": "RISK",
    "level": "VIEW"
  },
  "Threats.create": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN",
      "ORG_MANAGER"
    ],
    "feature": "RISK",
    "level": "ADD"
  },
  "ThreatActors.list": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN",
      "ORG_MANAGER"
    ],
    "feature": "RISK",
    "level": "VIEW"
  },
  "ThreatActors.create": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN",
      "ORG_MANAGER"
    ],
    "feature": "RISK",
    "level": "ADD"
  },
  "ThreatActors.options": {
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
  "ThreatActors.remove": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN",
      "ORG_MANAGER"
    ],
    "feature": "RISK",
    "level": "DELETE"
  },
  "ThreatActors.update": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN",
      "ORG_MANAGER"
    ],
    "feature": "RISK",
    "level": "EDIT"
  },
  "ThreatCategories.list": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN",
      "ORG_MANAGER"
    ],
    "feature": "RISK",
    "level": "VIEW"
  },
  "ThreatCategories.create": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN",
      "ORG_MANAGER"
    ],
    "feature": "RISK",
    "level": "ADD"
  },
  "ThreatCategories.options": {
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
  "ThreatCategories.remove": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN",
      "ORG_MANAGER"
    ],
    "feature": "RISK",
    "level": "DELETE"
  },
  "ThreatCategories.update": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN",
      "ORG_MANAGER"
    ],
    "feature": "RISK",
    "level": "EDIT"
  },
  "ThreatSources.list": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN",
      "ORG_MANAGER"
    ],
    "feature": "RISK",
    "level": "VIEW"
  },
  "ThreatSources.create": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN",
      "ORG_MANAGER"
    ],
    "feature": "RISK",
    "level": "ADD"
  },
  "ThreatSources.options": {
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
  "ThreatSources.remove": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN",
      "ORG_MANAGER"
    ],
    "feature": "RISK",
    "level": "DELETE"
  },
  "ThreatSources.update": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN",
      "ORG_MANAGER"
    ],
    "feature": "RISK",
    "level": "EDIT"
  },
  "Threats.options": {
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
  "Threats.remove": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN",
      "ORG_MANAGER"
    ],
    "feature": "RISK",
    "level": "DELETE"
  },
  "Threats.update": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN",
      "ORG_MANAGER"
    ],
    "feature": "RISK",
    "level": "EDIT"
  },
  "IncidentResponses.remove": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN",
      "ORG_MANAGER",
      "ORG_ASSESSOR",
      "ORG_VIEWER",
      "ORG_CONSULTANT",
      "ORG_AUDITOR"
    ],
    "feature": "INCIDENT_REGISTER",
    "level": "EDIT"
  },
  "IncidentResponses.update": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN",
      "ORG_MANAGER",
      "ORG_ASSESSOR",
      "ORG_VIEWER",
      "ORG_CONSULTANT",
      "ORG_AUDITOR"
    ],
    "feature": "INCIDENT_REGISTER",
    "level": "EDIT"
  },
  "TreatmentActions.remove": {
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
  "TreatmentActions.update": {
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
  "TreatmentActions.restore": {
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
  "Preferences.notifications": {
    "audience": "member"
  },
  "Preferences.setNotifications": {
    "audience": "member"
  },
  "Members.options": {
    "audience": "organisation"
  },
  "Vulnerabilities.list": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN",
      "ORG_MANAGER"
    ],
    "feature": "RISK",
    "level": "VIEW"
  },
  "Vulnerabilities.create": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN",
      "ORG_MANAGER"
    ],
    "feature": "RISK",
    "level": "ADD"
  },
  "Vulnerabilities.options": {
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
  "Vulnerabilities.remove": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN",
      "ORG_MANAGER"
    ],
    "feature": "RISK",
    "level": "DELETE"
  },
  "Vulnerabilities.update": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN",
      "ORG_MANAGER"
    ],
    "feature": "RISK",
    "level": "EDIT"
  }
} as const;

/** The form error for a missing or invalid property: its `x-message`, by model and property. */
export const messages = {
  "AnswerText": "Remove control characters and hidden characters that change the direction of text",
  "ControlClassName": "Remove control characters and hidden characters that change the direction of text",
  "EmailAddress": "Enter a valid email address",
  "FileExtension": "Enter file types as extensions, such as pdf",
  "Line": "Use at least one visible character, and no line breaks or hidden characters that change the direction of text",
  "Line200": "Use at least one visible character, and no line breaks or hidden characters that change the direction of text",
  "Name": "Enter a name in one line, without “://” or “www.”",
  "OptionalEmail": "Enter a valid email address",
  "OptionalLine": "Use no line breaks or hidden characters that change the direction of text",
  "OptionalName": "Enter a name in one line, without “://” or “www.”",
  "PolicyPlaceholderValue.name": "Use letters only",
  "Prose": "Remove control characters and hidden characters that change the direction of text",
  "ProviderCertification": "Use at least one visible character, and no line breaks or hidden characters that change the direction of text",
  "SectionHeading": "Use at least one visible character, and no line breaks or hidden characters that change the direction of text",
  "WebAddress": "Enter a web address that starts with https:// or http://, without spaces"
} as const;
