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
  "Activities.exportAll": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN",
      "ORG_MANAGER"
    ],
    "feature": "USERS",
    "level": "VIEW",
    "transactions": "short"
  },
  "Activities.exportOwn": {
    "audience": "organisation",
    "transactions": "short"
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
  "Activities.exportVerifiable": {
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
  "PlatformActivities.exportAll": {
    "audience": "platform",
    "roles": [
      "SUPER_ADMIN"
    ],
    "feature": "ADMIN_ORGANISATION",
    "level": "VIEW"
  },
  "PlatformAdministrators.everyone": {
    "audience": "platform",
    "feature": "ADMIN_ADMIN_MANAGE",
    "level": "VIEW"
  },
  "PlatformAdministrators.appoint": {
    "audience": "platform",
    "roles": [
      "SUPER_ADMIN"
    ],
    "feature": "ADMIN_ADMIN_MANAGE",
    "level": "ADD"
  },
  "PlatformAdministrators.remove": {
    "audience": "platform",
    "roles": [
      "SUPER_ADMIN"
    ],
    "feature": "ADMIN_ADMIN_MANAGE",
    "level": "DELETE",
    "actsOn": "person"
  },
  "PlatformAdministrators.setRights": {
    "audience": "platform",
    "roles": [
      "SUPER_ADMIN"
    ],
    "feature": "ADMIN_ADMIN_MANAGE",
    "level": "EDIT",
    "actsOn": "person"
  },
  "IdentityDifferences.compare": {
    "audience": "platform",
    "feature": "ADMIN_ORGANISATION",
    "level": "VIEW"
  },
  "IdentityDifferences.repair": {
    "audience": "platform",
    "feature": "ADMIN_ORGANISATION",
    "level": "EDIT"
  },
  "ContactMessages.list": {
    "audience": "platform",
    "feature": "ADMIN_CONTACT_MESSAGE",
    "level": "VIEW"
  },
  "ContactMessages.change": {
    "audience": "platform",
    "feature": "ADMIN_CONTACT_MESSAGE",
    "level": "EDIT"
  },
  "FailedJobs.list": {
    "audience": "platform",
    "feature": "ADMIN_IT_PRIVILEGED_OPERATIONS",
    "level": "VIEW"
  },
  "FailedJobs.discard": {
    "audience": "platform",
    "feature": "ADMIN_IT_PRIVILEGED_OPERATIONS",
    "level": "DELETE"
  },
  "FailedJobs.retry": {
    "audience": "platform",
    "feature": "ADMIN_IT_PRIVILEGED_OPERATIONS",
    "level": "EDIT"
  },
  "ManagedTips.all": {
    "audience": "platform",
    "feature": "ADMIN_RESOURCE",
    "level": "VIEW"
  },
  "ManagedTips.add": {
    "audience": "platform",
    "feature": "ADMIN_RESOURCE",
    "level": "ADD"
  },
  "ManagedTips.change": {
    "audience": "platform",
    "feature": "ADMIN_RESOURCE",
    "level": "EDIT"
  },
  "ManagedTips.move": {
    "audience": "platform",
    "feature": "ADMIN_RESOURCE",
    "level": "EDIT"
  },
  "ManagedTips.changeStatus": {
    "audience": "platform",
    "feature": "ADMIN_RESOURCE",
    "level": "EDIT"
  },
  "MappingSets.sets": {
    "audience": "platform",
    "feature": "ADMIN_CONTROLS",
    "level": "VIEW"
  },
  "MappingSets.importFile": {
    "audience": "platform",
    "feature": "ADMIN_CONTROLS",
    "level": "ADD"
  },
  "MappingSets.get": {
    "audience": "platform",
    "feature": "ADMIN_CONTROLS",
    "level": "VIEW"
  },
  "MappingSets.undoImport": {
    "audience": "platform",
    "feature": "ADMIN_CONTROLS",
    "level": "DELETE"
  },
  "MappingSets.exportFile": {
    "audience": "platform",
    "feature": "ADMIN_CONTROLS",
    "level": "VIEW"
  },
  "MappingSets.changeStatus": {
    "audience": "platform",
    "feature": "ADMIN_CONTROLS",
    "level": "EDIT"
  },
  "PlatformMaturityModels.models": {
    "audience": "platform",
    "feature": "ADMIN_MATURITY_MODELS",
    "level": "VIEW"
  },
  "PlatformMaturityModels.addModel": {
    "audience": "platform",
    "feature": "ADMIN_MATURITY_MODELS",
    "level": "ADD"
  },
  "PlatformMaturityModels.removeModel": {
    "audience": "platform",
    "feature": "ADMIN_MATURITY_MODELS",
    "level": "DELETE"
  },
  "PlatformMaturityModels.changeModel": {
    "audience": "platform",
    "feature": "ADMIN_MATURITY_MODELS",
    "level": "EDIT"
  },
  "PlatformMaturityModels.changeStatus": {
    "audience": "platform",
    "feature": "ADMIN_MATURITY_MODELS",
    "level": "EDIT"
  },
  "CatalogueModules.modules": {
    "audience": "platform",
    "feature": "ADMIN_STANDARDS",
    "level": "VIEW"
  },
  "CatalogueModules.addModule": {
    "audience": "platform",
    "feature": "ADMIN_STANDARDS",
    "level": "ADD"
  },
  "CatalogueModules.removeModule": {
    "audience": "platform",
    "feature": "ADMIN_STANDARDS",
    "level": "DELETE"
  },
  "CatalogueModules.changeModule": {
    "audience": "platform",
    "feature": "ADMIN_STANDARDS",
    "level": "EDIT"
  },
  "PlatformOrganisations.list": {
    "audience": "platform",
    "feature": "ADMIN_ORGANISATION",
    "level": "VIEW"
  },
  "PlatformOrganisations.createOrganisation": {
    "audience": "platform",
    "feature": "ADMIN_ORGANISATION",
    "level": "ADD"
  },
  "CatalogueModules.organisations": {
    "audience": "platform",
    "feature": "ADMIN_STANDARDS",
    "level": "VIEW"
  },
  "CatalogueModules.setModules": {
    "audience": "platform",
    "feature": "ADMIN_STANDARDS",
    "level": "EDIT"
  },
  "PlatformRequests.list": {
    "audience": "platform",
    "feature": "ADMIN_ORGANISATION",
    "level": "VIEW"
  },
  "PlatformRequests.decide": {
    "audience": "platform",
    "feature": "ADMIN_ORGANISATION",
    "level": "EDIT"
  },
  "PlatformOrganisations.get": {
    "audience": "platform",
    "feature": "ADMIN_ORGANISATION",
    "level": "VIEW"
  },
  "PlatformOrganisations.update": {
    "audience": "platform",
    "feature": "ADMIN_ORGANISATION",
    "level": "EDIT"
  },
  "PlatformOrganisations.inviteAdministrator": {
    "audience": "platform",
    "feature": "ADMIN_ORGANISATION",
    "level": "EDIT"
  },
  "PlatformOrganisations.changeState": {
    "audience": "platform",
    "feature": "ADMIN_ORGANISATION",
    "level": "EDIT"
  },
  "PrivilegedOperations.list": {
    "audience": "platform",
    "feature": "ADMIN_IT_PRIVILEGED_OPERATIONS",
    "level": "VIEW"
  },
  "PrivilegedOperations.prepare": {
    "audience": "platform",
    "feature": "ADMIN_IT_PRIVILEGED_OPERATIONS",
    "level": "ADD"
  },
  "PrivilegedOperations.get": {
    "audience": "platform",
    "feature": "ADMIN_IT_PRIVILEGED_OPERATIONS",
    "level": "VIEW"
  },
  "PrivilegedOperations.take": {
    "audience": "platform",
    "feature": "ADMIN_IT_PRIVILEGED_OPERATIONS",
    "level": "EDIT"
  },
  "ReportTemplates.templates": {
    "audience": "platform",
    "feature": "ADMIN_RESOURCE",
    "level": "VIEW"
  },
  "ReportTemplates.addTemplate": {
    "audience": "platform",
    "feature": "ADMIN_RESOURCE",
    "level": "ADD"
  },
  "ReportTemplates.removeTemplate": {
    "audience": "platform",
    "feature": "ADMIN_RESOURCE",
    "level": "DELETE"
  },
  "ReportTemplates.changeTemplate": {
    "audience": "platform",
    "feature": "ADMIN_RESOURCE",
    "level": "EDIT"
  },
  "ReportTemplates.changeStatus": {
    "audience": "platform",
    "feature": "ADMIN_RESOURCE",
    "level": "EDIT"
  },
  "PlatformReports.analytics": {
    "audience": "platform",
    "anyFeature": [
      "ADMIN_ORGANISATION",
      "ADMIN_IT_PRIVILEGED_OPERATIONS",
      "ADMIN_CONTACT_MESSAGE"
    ],
    "level": "VIEW"
  },
  "ManagedArticleCategories.all": {
    "audience": "platform",
    "feature": "ADMIN_RESOURCE",
    "level": "VIEW"
  },
  "ManagedArticleCategories.add": {
    "audience": "platform",
    "feature": "ADMIN_RESOURCE",
    "level": "ADD"
  },
  "ManagedArticleCategories.discard": {
    "audience": "platform",
    "feature": "ADMIN_RESOURCE",
    "level": "DELETE"
  },
  "ManagedArticleCategories.change": {
    "audience": "platform",
    "feature": "ADMIN_RESOURCE",
    "level": "EDIT"
  },
  "ManagedArticles.list": {
    "audience": "platform",
    "feature": "ADMIN_RESOURCE",
    "level": "VIEW"
  },
  "ManagedArticles.add": {
    "audience": "platform",
    "feature": "ADMIN_RESOURCE",
    "level": "ADD"
  },
  "ManagedArticles.get": {
    "audience": "platform",
    "feature": "ADMIN_RESOURCE",
    "level": "VIEW"
  },
  "ManagedArticles.change": {
    "audience": "platform",
    "feature": "ADMIN_RESOURCE",
    "level": "EDIT"
  },
  "ManagedArticles.addFile": {
    "audience": "platform",
    "feature": "ADMIN_RESOURCE",
    "level": "EDIT"
  },
  "ManagedArticles.file": {
    "audience": "platform",
    "feature": "ADMIN_RESOURCE",
    "level": "VIEW"
  },
  "ManagedArticles.removeFile": {
    "audience": "platform",
    "feature": "ADMIN_RESOURCE",
    "level": "EDIT"
  },
  "ManagedArticles.changeStatus": {
    "audience": "platform",
    "feature": "ADMIN_RESOURCE",
    "level": "EDIT"
  },
  "SecurityQuestions.questions": {
    "audience": "platform",
    "anyFeature": [
      "ADMIN_SECURITY_QUESTIONNAIRES",
      "ADMIN_CONTROLS"
    ],
    "level": "VIEW"
  },
  "SecurityQuestions.addQuestion": {
    "audience": "platform",
    "feature": "ADMIN_SECURITY_QUESTIONNAIRES",
    "level": "ADD"
  },
  "SecurityQuestionGroups.groups": {
    "audience": "platform",
    "anyFeature": [
      "ADMIN_SECURITY_QUESTION_GROUPS",
      "ADMIN_SECURITY_QUESTIONNAIRES",
      "ADMIN_CONTROLS"
    ],
    "level": "VIEW"
  },
  "SecurityQuestionGroups.addGroup": {
    "audience": "platform",
    "feature": "ADMIN_SECURITY_QUESTION_GROUPS",
    "level": "ADD"
  },
  "SecurityQuestionGroups.removeGroup": {
    "audience": "platform",
    "feature": "ADMIN_SECURITY_QUESTION_GROUPS",
    "level": "DELETE"
  },
  "SecurityQuestionGroups.changeGroup": {
    "audience": "platform",
    "feature": "ADMIN_SECURITY_QUESTION_GROUPS",
    "level": "EDIT"
  },
  "SecurityQuestions.removeQuestion": {
    "audience": "platform",
    "feature": "ADMIN_SECURITY_QUESTIONNAIRES",
    "level": "DELETE"
  },
  "SecurityQuestions.changeQuestion": {
    "audience": "platform",
    "feature": "ADMIN_SECURITY_QUESTIONNAIRES",
    "level": "EDIT"
  },
  "PlatformStandards.versions": {
    "audience": "platform",
    "anyFeature": [
      "ADMIN_STANDARDS",
      "ADMIN_CONTROLS"
    ],
    "level": "VIEW"
  },
  "PlatformStandards.importFile": {
    "audience": "platform",
    "feature": "ADMIN_STANDARDS",
    "level": "ADD"
  },
  "PlatformStandards.readFile": {
    "audience": "platform",
    "feature": "ADMIN_STANDARDS",
    "level": "ADD"
  },
  "PlatformStandards.importShipped": {
    "audience": "platform",
    "feature": "ADMIN_STANDARDS",
    "level": "ADD"
  },
  "PlatformStandards.get": {
    "audience": "platform",
    "anyFeature": [
      "ADMIN_STANDARDS",
      "ADMIN_CONTROLS"
    ],
    "level": "VIEW"
  },
  "PlatformStandards.undoImport": {
    "audience": "platform",
    "feature": "ADMIN_STANDARDS",
    "level": "DELETE"
  },
  "StandardDrafts.addControl": {
    "audience": "platform",
    "feature": "ADMIN_CONTROLS",
    "level": "ADD"
  },
  "PlatformStandards.control": {
    "audience": "platform",
    "anyFeature": [
      "ADMIN_STANDARDS",
      "ADMIN_CONTROLS"
    ],
    "level": "VIEW"
  },
  "StandardDrafts.removeControl": {
    "audience": "platform",
    "feature": "ADMIN_CONTROLS",
    "level": "DELETE"
  },
  "StandardDrafts.changeControl": {
    "audience": "platform",
    "feature": "ADMIN_CONTROLS",
    "level": "EDIT"
  },
  "StandardDrafts.control": {
    "audience": "platform",
    "feature": "ADMIN_CONTROLS",
    "level": "VIEW"
  },
  "StandardDrafts.setQuestions": {
    "audience": "platform",
    "feature": "ADMIN_CONTROLS",
    "level": "EDIT"
  },
  "PlatformStandards.discardDraft": {
    "audience": "platform",
    "feature": "ADMIN_STANDARDS",
    "level": "EDIT"
  },
  "PlatformStandards.exportFile": {
    "audience": "platform",
    "feature": "ADMIN_STANDARDS",
    "level": "VIEW"
  },
  "PlatformStandards.fill": {
    "audience": "platform",
    "feature": "ADMIN_STANDARDS",
    "level": "EDIT"
  },
  "StandardDrafts.addGroup": {
    "audience": "platform",
    "feature": "ADMIN_CONTROLS",
    "level": "ADD"
  },
  "StandardDrafts.removeGroup": {
    "audience": "platform",
    "feature": "ADMIN_CONTROLS",
    "level": "DELETE"
  },
  "StandardDrafts.changeGroup": {
    "audience": "platform",
    "feature": "ADMIN_CONTROLS",
    "level": "EDIT"
  },
  "StandardDrafts.setLevels": {
    "audience": "platform",
    "feature": "ADMIN_STANDARDS",
    "level": "EDIT"
  },
  "PlatformLineages.lineage": {
    "audience": "platform",
    "anyFeature": [
      "ADMIN_STANDARDS",
      "ADMIN_CONTROLS"
    ],
    "level": "VIEW"
  },
  "PlatformLineages.compare": {
    "audience": "platform",
    "feature": "ADMIN_STANDARDS",
    "level": "EDIT"
  },
  "PlatformLineages.decide": {
    "audience": "platform",
    "feature": "ADMIN_STANDARDS",
    "level": "EDIT"
  },
  "PlatformLineages.wording": {
    "audience": "platform",
    "anyFeature": [
      "ADMIN_STANDARDS",
      "ADMIN_CONTROLS"
    ],
    "level": "VIEW"
  },
  "StandardDrafts.generateQuestions": {
    "audience": "platform",
    "feature": "ADMIN_CONTROLS",
    "level": "EDIT"
  },
  "StandardDrafts.undoRemoval": {
    "audience": "platform",
    "feature": "ADMIN_CONTROLS",
    "level": "DELETE"
  },
  "PlatformStandards.source": {
    "audience": "platform",
    "feature": "ADMIN_STANDARDS",
    "level": "VIEW"
  },
  "PlatformStandards.changeStatus": {
    "audience": "platform",
    "feature": "ADMIN_STANDARDS",
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
  "PlatformUsers.erase": {
    "audience": "platform",
    "roles": [
      "SUPER_ADMIN"
    ],
    "feature": "ADMIN_ORGANISATION",
    "level": "DELETE",
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
  "AssessmentAnswerReviews.answerQuestion": {
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
  "Attachments.openings": {
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
  "Audits.list": {
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
  "Audits.create": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN",
      "ORG_MANAGER",
      "ORG_ASSESSOR",
      "ORG_CONSULTANT"
    ],
    "feature": "ASSESSMENTS",
    "level": "ADD"
  },
  "AuditCourse.programme": {
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
  "Audits.changeMany": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN",
      "ORG_MANAGER",
      "ORG_ASSESSOR",
      "ORG_CONSULTANT"
    ],
    "feature": "ASSESSMENTS",
    "level": "EDIT"
  },
  "Audits.changeAll": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN",
      "ORG_MANAGER",
      "ORG_ASSESSOR",
      "ORG_CONSULTANT"
    ],
    "feature": "ASSESSMENTS",
    "level": "EDIT"
  },
  "Audits.exportFile": {
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
  "Audits.options": {
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
  "Audits.removalOutlook": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN",
      "ORG_MANAGER",
      "ORG_ASSESSOR",
      "ORG_CONSULTANT"
    ],
    "feature": "ASSESSMENTS",
    "level": "DELETE"
  },
  "Audits.removeMany": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN",
      "ORG_MANAGER",
      "ORG_ASSESSOR",
      "ORG_CONSULTANT"
    ],
    "feature": "ASSESSMENTS",
    "level": "DELETE"
  },
  "Audits.removeAll": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN",
      "ORG_MANAGER",
      "ORG_ASSESSOR",
      "ORG_CONSULTANT"
    ],
    "feature": "ASSESSMENTS",
    "level": "DELETE"
  },
  "Audits.removed": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN",
      "ORG_MANAGER",
      "ORG_ASSESSOR",
      "ORG_CONSULTANT"
    ],
    "feature": "ASSESSMENTS",
    "level": "DELETE"
  },
  "Audits.restoreMany": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN",
      "ORG_MANAGER",
      "ORG_ASSESSOR",
      "ORG_CONSULTANT"
    ],
    "feature": "ASSESSMENTS",
    "level": "DELETE"
  },
  "Audits.views": {
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
  "Audits.addView": {
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
  "Audits.get": {
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
  "Audits.remove": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN",
      "ORG_MANAGER",
      "ORG_ASSESSOR",
      "ORG_CONSULTANT"
    ],
    "feature": "ASSESSMENTS",
    "level": "DELETE"
  },
  "Audits.update": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN",
      "ORG_MANAGER",
      "ORG_ASSESSOR",
      "ORG_CONSULTANT"
    ],
    "feature": "ASSESSMENTS",
    "level": "EDIT"
  },
  "AuditCourse.conflicts": {
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
  "Audits.position": {
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
  "Audits.removeOne": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN",
      "ORG_MANAGER",
      "ORG_ASSESSOR",
      "ORG_CONSULTANT"
    ],
    "feature": "ASSESSMENTS",
    "level": "DELETE"
  },
  "AuditCourse.planAgain": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN",
      "ORG_MANAGER",
      "ORG_ASSESSOR",
      "ORG_CONSULTANT"
    ],
    "feature": "ASSESSMENTS",
    "level": "ADD"
  },
  "Audits.restore": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN",
      "ORG_MANAGER",
      "ORG_ASSESSOR",
      "ORG_CONSULTANT"
    ],
    "feature": "ASSESSMENTS",
    "level": "DELETE"
  },
  "AuditCourse.changeStatus": {
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
    "level": "EDIT"
  },
  "Audits.removeView": {
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
  "Audits.updateView": {
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
  "LoginLogs.list": {
    "audience": "member"
  },
  "LoginLogs.export": {
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
  "BulkChanges.recent": {
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
  "ChangeCalendars.calendar": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN",
      "ORG_MANAGER"
    ],
    "feature": "CHANGE_MANAGEMENT_PROCESS",
    "level": "VIEW"
  },
  "ChangeCourses.answerImpact": {
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
  "ChangeCourses.decide": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN",
      "ORG_MANAGER"
    ],
    "feature": "CHANGE_MANAGEMENT_PROCESS",
    "level": "EDIT"
  },
  "ChangeRequests.list": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN",
      "ORG_MANAGER"
    ],
    "feature": "CHANGE_MANAGEMENT_PROCESS",
    "level": "VIEW"
  },
  "ChangeRequests.create": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN",
      "ORG_MANAGER"
    ],
    "feature": "CHANGE_MANAGEMENT_PROCESS",
    "level": "ADD"
  },
  "ChangeDrafts.impact": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN",
      "ORG_MANAGER"
    ],
    "feature": "CHANGE_MANAGEMENT_PROCESS",
    "level": "ADD",
    "transactions": "short"
  },
  "ChangeRequests.changeMany": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN",
      "ORG_MANAGER"
    ],
    "feature": "CHANGE_MANAGEMENT_PROCESS",
    "level": "EDIT"
  },
  "ChangeRequests.changeAll": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN",
      "ORG_MANAGER"
    ],
    "feature": "CHANGE_MANAGEMENT_PROCESS",
    "level": "EDIT"
  },
  "ChangeRequests.exportFile": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN",
      "ORG_MANAGER"
    ],
    "feature": "CHANGE_MANAGEMENT_PROCESS",
    "level": "VIEW",
    "transactions": "short"
  },
  "ChangeRequests.options": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN",
      "ORG_MANAGER"
    ],
    "feature": "CHANGE_MANAGEMENT_PROCESS",
    "level": "VIEW"
  },
  "ChangeRequests.removalOutlook": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN",
      "ORG_MANAGER"
    ],
    "feature": "CHANGE_MANAGEMENT_PROCESS",
    "level": "DELETE"
  },
  "ChangeRequests.removeMany": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN",
      "ORG_MANAGER"
    ],
    "feature": "CHANGE_MANAGEMENT_PROCESS",
    "level": "DELETE"
  },
  "ChangeRequests.removeAll": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN",
      "ORG_MANAGER"
    ],
    "feature": "CHANGE_MANAGEMENT_PROCESS",
    "level": "DELETE"
  },
  "ChangeRequests.removed": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN",
      "ORG_MANAGER"
    ],
    "feature": "CHANGE_MANAGEMENT_PROCESS",
    "level": "DELETE"
  },
  "ChangeRequests.restoreMany": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN",
      "ORG_MANAGER"
    ],
    "feature": "CHANGE_MANAGEMENT_PROCESS",
    "level": "DELETE"
  },
  "ChangeRequests.views": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN",
      "ORG_MANAGER"
    ],
    "feature": "CHANGE_MANAGEMENT_PROCESS",
    "level": "VIEW"
  },
  "ChangeRequests.addView": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN",
      "ORG_MANAGER"
    ],
    "feature": "CHANGE_MANAGEMENT_PROCESS",
    "level": "VIEW"
  },
  "ChangeRequests.get": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN",
      "ORG_MANAGER"
    ],
    "feature": "CHANGE_MANAGEMENT_PROCESS",
    "level": "VIEW"
  },
  "ChangeRequests.remove": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN",
      "ORG_MANAGER"
    ],
    "feature": "CHANGE_MANAGEMENT_PROCESS",
    "level": "DELETE"
  },
  "ChangeRequests.update": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN",
      "ORG_MANAGER"
    ],
    "feature": "CHANGE_MANAGEMENT_PROCESS",
    "level": "EDIT"
  },
  "ChangeCourses.course": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN",
      "ORG_MANAGER"
    ],
    "feature": "CHANGE_MANAGEMENT_PROCESS",
    "level": "VIEW"
  },
  "ChangeRequests.position": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN",
      "ORG_MANAGER"
    ],
    "feature": "CHANGE_MANAGEMENT_PROCESS",
    "level": "VIEW"
  },
  "ChangeRequests.removeOne": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN",
      "ORG_MANAGER"
    ],
    "feature": "CHANGE_MANAGEMENT_PROCESS",
    "level": "DELETE"
  },
  "ChangeCourses.repeat": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN",
      "ORG_MANAGER"
    ],
    "feature": "CHANGE_MANAGEMENT_PROCESS",
    "level": "ADD"
  },
  "ChangeRequests.restore": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN",
      "ORG_MANAGER"
    ],
    "feature": "CHANGE_MANAGEMENT_PROCESS",
    "level": "DELETE"
  },
  "ChangeCourses.changeStatus": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN",
      "ORG_MANAGER"
    ],
    "feature": "CHANGE_MANAGEMENT_PROCESS",
    "level": "EDIT"
  },
  "ChangeRequests.removeView": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN",
      "ORG_MANAGER"
    ],
    "feature": "CHANGE_MANAGEMENT_PROCESS",
    "level": "VIEW"
  },
  "ChangeRequests.updateView": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN",
      "ORG_MANAGER"
    ],
    "feature": "CHANGE_MANAGEMENT_PROCESS",
    "level": "VIEW"
  },
  "ChangeCourses.vote": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN",
      "ORG_MANAGER"
    ],
    "feature": "CHANGE_MANAGEMENT_PROCESS",
    "level": "EDIT"
  },
  "ChangeCalendars.periods": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN",
      "ORG_MANAGER"
    ],
    "feature": "CHANGE_MANAGEMENT_PROCESS",
    "level": "VIEW"
  },
  "ChangeCalendars.addPeriod": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN",
      "ORG_MANAGER"
    ],
    "feature": "CHANGE_MANAGEMENT_PROCESS",
    "level": "EDIT"
  },
  "ChangeCalendars.discardPeriod": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN",
      "ORG_MANAGER"
    ],
    "feature": "CHANGE_MANAGEMENT_PROCESS",
    "level": "EDIT"
  },
  "TaskChecklists.remove": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN",
      "ORG_MANAGER",
      "ORG_ASSESSOR",
      "ORG_VIEWER",
      "ORG_CONSULTANT",
      "ORG_AUDITOR"
    ],
    "feature": "PROJECT",
    "level": "EDIT"
  },
  "TaskChecklists.update": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN",
      "ORG_MANAGER",
      "ORG_ASSESSOR",
      "ORG_VIEWER",
      "ORG_CONSULTANT",
      "ORG_AUDITOR"
    ],
    "feature": "PROJECT",
    "level": "VIEW"
  },
  "TaskChecklists.restore": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN",
      "ORG_MANAGER",
      "ORG_ASSESSOR",
      "ORG_VIEWER",
      "ORG_CONSULTANT",
      "ORG_AUDITOR"
    ],
    "feature": "PROJECT",
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
  "Competences.list": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN",
      "ORG_MANAGER"
    ],
    "feature": "STAFF",
    "level": "VIEW"
  },
  "Competences.create": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN",
      "ORG_MANAGER"
    ],
    "feature": "STAFF",
    "level": "ADD"
  },
  "Competences.options": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN",
      "ORG_MANAGER",
      "ORG_ASSESSOR",
      "ORG_VIEWER",
      "ORG_CONSULTANT",
      "ORG_AUDITOR"
    ],
    "feature": "STAFF",
    "level": "VIEW"
  },
  "Competences.remove": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN",
      "ORG_MANAGER"
    ],
    "feature": "STAFF",
    "level": "DELETE"
  },
  "Competences.update": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN",
      "ORG_MANAGER"
    ],
    "feature": "STAFF",
    "level": "EDIT"
  },
  "ComplianceAssessments.list": {
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
  "ComplianceAssessments.create": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN",
      "ORG_MANAGER"
    ],
    "feature": "ASSESSMENTS",
    "level": "ADD"
  },
  "ComplianceAssessmentCourse.active": {
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
  "ComplianceAssessments.changeMany": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN",
      "ORG_MANAGER"
    ],
    "feature": "ASSESSMENTS",
    "level": "EDIT"
  },
  "ComplianceAssessments.changeAll": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN",
      "ORG_MANAGER"
    ],
    "feature": "ASSESSMENTS",
    "level": "EDIT"
  },
  "ComplianceAssessments.exportFile": {
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
  "ComplianceAssessmentCourse.logs": {
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
  "ComplianceAssessmentCourse.ofStandard": {
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
  "ComplianceAssessments.options": {
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
  "ComplianceAssessments.removalOutlook": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN",
      "ORG_MANAGER"
    ],
    "feature": "ASSESSMENTS",
    "level": "DELETE"
  },
  "ComplianceAssessments.removeMany": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN",
      "ORG_MANAGER"
    ],
    "feature": "ASSESSMENTS",
    "level": "DELETE"
  },
  "ComplianceAssessments.removeAll": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN",
      "ORG_MANAGER"
    ],
    "feature": "ASSESSMENTS",
    "level": "DELETE"
  },
  "ComplianceAssessments.removed": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN",
      "ORG_MANAGER"
    ],
    "feature": "ASSESSMENTS",
    "level": "DELETE"
  },
  "ComplianceAssessments.restoreMany": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN",
      "ORG_MANAGER"
    ],
    "feature": "ASSESSMENTS",
    "level": "DELETE"
  },
  "ComplianceAssessments.views": {
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
  "ComplianceAssessments.addView": {
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
  "ComplianceAssessments.get": {
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
  "ComplianceAssessments.remove": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN",
      "ORG_MANAGER"
    ],
    "feature": "ASSESSMENTS",
    "level": "DELETE"
  },
  "ComplianceAssessments.update": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN",
      "ORG_MANAGER"
    ],
    "feature": "ASSESSMENTS",
    "level": "EDIT"
  },
  "ComplianceAssessmentCourse.closedItems": {
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
  "ComplianceAssessmentCourse.closing": {
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
  "ComplianceAssessmentCourse.delegate": {
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
    "level": "EDIT"
  },
  "ComplianceAssessmentCourse.delegationAnswered": {
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
    "level": "EDIT"
  },
  "ComplianceAssessmentCourse.details": {
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
  "ComplianceAssessmentCourse.judgeMany": {
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
    "level": "EDIT"
  },
  "ComplianceAssessmentCourse.judge": {
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
    "level": "EDIT"
  },
  "FindingCourse.raise": {
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
    "level": "ADD"
  },
  "ComplianceAssessments.position": {
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
  "AssessmentProposals.proposals": {
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
  "ComplianceAssessments.removeOne": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN",
      "ORG_MANAGER"
    ],
    "feature": "ASSESSMENTS",
    "level": "DELETE"
  },
  "ComplianceAssessments.restore": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN",
      "ORG_MANAGER"
    ],
    "feature": "ASSESSMENTS",
    "level": "DELETE"
  },
  "ComplianceAssessmentCourse.changeStatus": {
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
    "level": "EDIT"
  },
  "ComplianceAssessments.removeView": {
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
  "ComplianceAssessments.updateView": {
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
  "ComplianceReports.dashboard": {
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
  "ComplianceReports.exportDashboard": {
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
  "ComplianceReports.settled": {
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
  "ComplianceReports.report": {
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
  "ComplianceReports.closings": {
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
  "ComplianceReports.evidencePack": {
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
  "ComplianceReports.exportReport": {
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
  "OwnContactMessages.write": {
    "audience": "member",
    "pending": true
  },
  "MappingReview.toReview": {
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
  "MappingReview.decide": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN",
      "ORG_MANAGER",
      "ORG_ASSESSOR"
    ],
    "feature": "ASSESSMENTS",
    "level": "EDIT"
  },
  "ControlPositions.positions": {
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
  "ControlPositions.details": {
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
  "ControlPositions.changePosition": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN",
      "ORG_MANAGER",
      "ORG_ASSESSOR"
    ],
    "feature": "ASSESSMENTS",
    "level": "EDIT"
  },
  "ControlPositions.cover": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN",
      "ORG_MANAGER",
      "ORG_ASSESSOR",
      "ORG_CONSULTANT"
    ],
    "feature": "ASSESSMENTS",
    "level": "EDIT"
  },
  "ControlPositions.positionHistory": {
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
  "ControlPositions.link": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN",
      "ORG_MANAGER",
      "ORG_ASSESSOR",
      "ORG_CONSULTANT"
    ],
    "feature": "ASSESSMENTS",
    "level": "EDIT"
  },
  "ControlPositions.changeLink": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN",
      "ORG_MANAGER",
      "ORG_ASSESSOR",
      "ORG_CONSULTANT"
    ],
    "feature": "ASSESSMENTS",
    "level": "EDIT"
  },
  "ControlPositions.answerPosition": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN",
      "ORG_MANAGER",
      "ORG_ASSESSOR",
      "ORG_CONSULTANT"
    ],
    "feature": "ASSESSMENTS",
    "level": "EDIT"
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
  "CorrectiveActions.remove": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN",
      "ORG_MANAGER",
      "ORG_ASSESSOR",
      "ORG_CONSULTANT"
    ],
    "feature": "ASSESSMENTS",
    "level": "EDIT"
  },
  "CorrectiveActions.update": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN",
      "ORG_MANAGER",
      "ORG_ASSESSOR",
      "ORG_CONSULTANT"
    ],
    "feature": "ASSESSMENTS",
    "level": "EDIT"
  },
  "CorrectiveActions.restore": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN",
      "ORG_MANAGER",
      "ORG_ASSESSOR",
      "ORG_CONSULTANT"
    ],
    "feature": "ASSESSMENTS",
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
  "Dashboard.numbers": {
    "audience": "organisation"
  },
  "Documents.entry": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN",
      "ORG_MANAGER",
      "ORG_ASSESSOR",
      "ORG_VIEWER",
      "ORG_CONSULTANT",
      "ORG_AUDITOR"
    ],
    "feature": "DOCUMENT_REPOSITORY",
    "level": "VIEW"
  },
  "Documents.discard": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN",
      "ORG_MANAGER",
      "ORG_ASSESSOR",
      "ORG_VIEWER",
      "ORG_CONSULTANT",
      "ORG_AUDITOR"
    ],
    "feature": "DOCUMENT_REPOSITORY",
    "level": "DELETE"
  },
  "Documents.change": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN",
      "ORG_MANAGER",
      "ORG_ASSESSOR",
      "ORG_VIEWER",
      "ORG_CONSULTANT",
      "ORG_AUDITOR"
    ],
    "feature": "DOCUMENT_REPOSITORY",
    "level": "EDIT"
  },
  "Documents.address": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN",
      "ORG_MANAGER",
      "ORG_ASSESSOR",
      "ORG_VIEWER",
      "ORG_CONSULTANT",
      "ORG_AUDITOR"
    ],
    "feature": "DOCUMENT_REPOSITORY",
    "level": "VIEW"
  },
  "Documents.copy": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN",
      "ORG_MANAGER",
      "ORG_ASSESSOR",
      "ORG_VIEWER",
      "ORG_CONSULTANT",
      "ORG_AUDITOR"
    ],
    "feature": "DOCUMENT_REPOSITORY",
    "level": "ADD"
  },
  "Documents.move": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN",
      "ORG_MANAGER",
      "ORG_ASSESSOR",
      "ORG_VIEWER",
      "ORG_CONSULTANT",
      "ORG_AUDITOR"
    ],
    "feature": "DOCUMENT_REPOSITORY",
    "level": "EDIT"
  },
  "Documents.bringBack": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN",
      "ORG_MANAGER",
      "ORG_ASSESSOR",
      "ORG_VIEWER",
      "ORG_CONSULTANT",
      "ORG_AUDITOR"
    ],
    "feature": "DOCUMENT_REPOSITORY",
    "level": "DELETE"
  },
  "Documents.uses": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN",
      "ORG_MANAGER",
      "ORG_ASSESSOR",
      "ORG_VIEWER",
      "ORG_CONSULTANT",
      "ORG_AUDITOR"
    ],
    "feature": "DOCUMENT_REPOSITORY",
    "level": "VIEW"
  },
  "Documents.versions": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN",
      "ORG_MANAGER",
      "ORG_ASSESSOR",
      "ORG_VIEWER",
      "ORG_CONSULTANT",
      "ORG_AUDITOR"
    ],
    "feature": "DOCUMENT_REPOSITORY",
    "level": "VIEW"
  },
  "Documents.addVersion": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN",
      "ORG_MANAGER",
      "ORG_ASSESSOR",
      "ORG_VIEWER",
      "ORG_CONSULTANT",
      "ORG_AUDITOR"
    ],
    "feature": "DOCUMENT_REPOSITORY",
    "level": "EDIT",
    "transactions": "short"
  },
  "Documents.restoreVersion": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN",
      "ORG_MANAGER",
      "ORG_ASSESSOR",
      "ORG_VIEWER",
      "ORG_CONSULTANT",
      "ORG_AUDITOR"
    ],
    "feature": "DOCUMENT_REPOSITORY",
    "level": "EDIT"
  },
  "DocumentAttachments.offered": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN",
      "ORG_MANAGER",
      "ORG_ASSESSOR",
      "ORG_VIEWER",
      "ORG_CONSULTANT",
      "ORG_AUDITOR"
    ],
    "feature": "DOCUMENT_REPOSITORY",
    "level": "VIEW"
  },
  "DocumentRepositories.list": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN",
      "ORG_MANAGER",
      "ORG_ASSESSOR",
      "ORG_VIEWER",
      "ORG_CONSULTANT",
      "ORG_AUDITOR"
    ],
    "feature": "DOCUMENT_REPOSITORY",
    "level": "VIEW"
  },
  "DocumentRepositories.create": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN",
      "ORG_MANAGER",
      "ORG_ASSESSOR",
      "ORG_VIEWER",
      "ORG_CONSULTANT",
      "ORG_AUDITOR"
    ],
    "feature": "DOCUMENT_REPOSITORY",
    "level": "ADD"
  },
  "DocumentRepositories.changeMany": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN",
      "ORG_MANAGER",
      "ORG_ASSESSOR",
      "ORG_VIEWER",
      "ORG_CONSULTANT",
      "ORG_AUDITOR"
    ],
    "feature": "DOCUMENT_REPOSITORY",
    "level": "EDIT"
  },
  "DocumentRepositories.changeAll": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN",
      "ORG_MANAGER",
      "ORG_ASSESSOR",
      "ORG_VIEWER",
      "ORG_CONSULTANT",
      "ORG_AUDITOR"
    ],
    "feature": "DOCUMENT_REPOSITORY",
    "level": "EDIT"
  },
  "DocumentRepositories.exportFile": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN",
      "ORG_MANAGER",
      "ORG_ASSESSOR",
      "ORG_VIEWER",
      "ORG_CONSULTANT",
      "ORG_AUDITOR"
    ],
    "feature": "DOCUMENT_REPOSITORY",
    "level": "VIEW",
    "transactions": "short"
  },
  "DocumentRepositories.options": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN",
      "ORG_MANAGER",
      "ORG_ASSESSOR",
      "ORG_VIEWER",
      "ORG_CONSULTANT",
      "ORG_AUDITOR"
    ],
    "feature": "DOCUMENT_REPOSITORY",
    "level": "VIEW"
  },
  "DocumentRepositories.removalOutlook": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN",
      "ORG_MANAGER",
      "ORG_ASSESSOR",
      "ORG_VIEWER",
      "ORG_CONSULTANT",
      "ORG_AUDITOR"
    ],
    "feature": "DOCUMENT_REPOSITORY",
    "level": "DELETE"
  },
  "DocumentRepositories.removeMany": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN",
      "ORG_MANAGER",
      "ORG_ASSESSOR",
      "ORG_VIEWER",
      "ORG_CONSULTANT",
      "ORG_AUDITOR"
    ],
    "feature": "DOCUMENT_REPOSITORY",
    "level": "DELETE"
  },
  "DocumentRepositories.removeAll": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN",
      "ORG_MANAGER",
      "ORG_ASSESSOR",
      "ORG_VIEWER",
      "ORG_CONSULTANT",
      "ORG_AUDITOR"
    ],
    "feature": "DOCUMENT_REPOSITORY",
    "level": "DELETE"
  },
  "DocumentRepositories.removed": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN",
      "ORG_MANAGER",
      "ORG_ASSESSOR",
      "ORG_VIEWER",
      "ORG_CONSULTANT",
      "ORG_AUDITOR"
    ],
    "feature": "DOCUMENT_REPOSITORY",
    "level": "DELETE"
  },
  "DocumentRepositories.restoreMany": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN",
      "ORG_MANAGER",
      "ORG_ASSESSOR",
      "ORG_VIEWER",
      "ORG_CONSULTANT",
      "ORG_AUDITOR"
    ],
    "feature": "DOCUMENT_REPOSITORY",
    "level": "DELETE"
  },
  "DocumentRepositories.views": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN",
      "ORG_MANAGER",
      "ORG_ASSESSOR",
      "ORG_VIEWER",
      "ORG_CONSULTANT",
      "ORG_AUDITOR"
    ],
    "feature": "DOCUMENT_REPOSITORY",
    "level": "VIEW"
  },
  "DocumentRepositories.addView": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN",
      "ORG_MANAGER",
      "ORG_ASSESSOR",
      "ORG_VIEWER",
      "ORG_CONSULTANT",
      "ORG_AUDITOR"
    ],
    "feature": "DOCUMENT_REPOSITORY",
    "level": "VIEW"
  },
  "DocumentRepositories.get": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN",
      "ORG_MANAGER",
      "ORG_ASSESSOR",
      "ORG_VIEWER",
      "ORG_CONSULTANT",
      "ORG_AUDITOR"
    ],
    "feature": "DOCUMENT_REPOSITORY",
    "level": "VIEW"
  },
  "DocumentRepositories.remove": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN",
      "ORG_MANAGER",
      "ORG_ASSESSOR",
      "ORG_VIEWER",
      "ORG_CONSULTANT",
      "ORG_AUDITOR"
    ],
    "feature": "DOCUMENT_REPOSITORY",
    "level": "DELETE"
  },
  "DocumentRepositories.update": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN",
      "ORG_MANAGER",
      "ORG_ASSESSOR",
      "ORG_VIEWER",
      "ORG_CONSULTANT",
      "ORG_AUDITOR"
    ],
    "feature": "DOCUMENT_REPOSITORY",
    "level": "EDIT"
  },
  "Documents.entries": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN",
      "ORG_MANAGER",
      "ORG_ASSESSOR",
      "ORG_VIEWER",
      "ORG_CONSULTANT",
      "ORG_AUDITOR"
    ],
    "feature": "DOCUMENT_REPOSITORY",
    "level": "VIEW"
  },
  "Documents.upload": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN",
      "ORG_MANAGER",
      "ORG_ASSESSOR",
      "ORG_VIEWER",
      "ORG_CONSULTANT",
      "ORG_AUDITOR"
    ],
    "feature": "DOCUMENT_REPOSITORY",
    "level": "ADD",
    "transactions": "short"
  },
  "Documents.folders": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN",
      "ORG_MANAGER",
      "ORG_ASSESSOR",
      "ORG_VIEWER",
      "ORG_CONSULTANT",
      "ORG_AUDITOR"
    ],
    "feature": "DOCUMENT_REPOSITORY",
    "level": "VIEW"
  },
  "Documents.addFolder": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN",
      "ORG_MANAGER",
      "ORG_ASSESSOR",
      "ORG_VIEWER",
      "ORG_CONSULTANT",
      "ORG_AUDITOR"
    ],
    "feature": "DOCUMENT_REPOSITORY",
    "level": "ADD"
  },
  "Documents.pack": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN",
      "ORG_MANAGER",
      "ORG_ASSESSOR",
      "ORG_VIEWER",
      "ORG_CONSULTANT",
      "ORG_AUDITOR"
    ],
    "feature": "DOCUMENT_REPOSITORY",
    "level": "VIEW",
    "transactions": "short"
  },
  "DocumentRepositories.position": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN",
      "ORG_MANAGER",
      "ORG_ASSESSOR",
      "ORG_VIEWER",
      "ORG_CONSULTANT",
      "ORG_AUDITOR"
    ],
    "feature": "DOCUMENT_REPOSITORY",
    "level": "VIEW"
  },
  "DocumentRepositories.removeOne": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN",
      "ORG_MANAGER",
      "ORG_ASSESSOR",
      "ORG_VIEWER",
      "ORG_CONSULTANT",
      "ORG_AUDITOR"
    ],
    "feature": "DOCUMENT_REPOSITORY",
    "level": "DELETE"
  },
  "DocumentRepositories.restore": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN",
      "ORG_MANAGER",
      "ORG_ASSESSOR",
      "ORG_VIEWER",
      "ORG_CONSULTANT",
      "ORG_AUDITOR"
    ],
    "feature": "DOCUMENT_REPOSITORY",
    "level": "DELETE"
  },
  "DocumentRepositories.removeView": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN",
      "ORG_MANAGER",
      "ORG_ASSESSOR",
      "ORG_VIEWER",
      "ORG_CONSULTANT",
      "ORG_AUDITOR"
    ],
    "feature": "DOCUMENT_REPOSITORY",
    "level": "VIEW"
  },
  "DocumentRepositories.updateView": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN",
      "ORG_MANAGER",
      "ORG_ASSESSOR",
      "ORG_VIEWER",
      "ORG_CONSULTANT",
      "ORG_AUDITOR"
    ],
    "feature": "DOCUMENT_REPOSITORY",
    "level": "VIEW"
  },
  "EvidenceRegister.list": {
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
  "EvidenceRegister.create": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN",
      "ORG_MANAGER",
      "ORG_ASSESSOR",
      "ORG_CONSULTANT"
    ],
    "feature": "ASSESSMENTS",
    "level": "ADD"
  },
  "EvidenceContacts.fileAddress": {
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
  "EvidenceContacts.change": {
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
    "level": "EDIT"
  },
  "EvidenceCourse.addFile": {
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
  "EvidenceCourse.removeFile": {
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
  "EvidenceCourse.changeStatus": {
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
  "EvidenceRegister.changeMany": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN",
      "ORG_MANAGER",
      "ORG_ASSESSOR",
      "ORG_CONSULTANT"
    ],
    "feature": "ASSESSMENTS",
    "level": "EDIT"
  },
  "EvidenceRegister.changeAll": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN",
      "ORG_MANAGER",
      "ORG_ASSESSOR",
      "ORG_CONSULTANT"
    ],
    "feature": "ASSESSMENTS",
    "level": "EDIT"
  },
  "EvidenceRegister.exportFile": {
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
  "EvidenceRegister.options": {
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
  "EvidenceRegister.removalOutlook": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN",
      "ORG_MANAGER",
      "ORG_ASSESSOR",
      "ORG_CONSULTANT"
    ],
    "feature": "ASSESSMENTS",
    "level": "DELETE"
  },
  "EvidenceRegister.removeMany": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN",
      "ORG_MANAGER",
      "ORG_ASSESSOR",
      "ORG_CONSULTANT"
    ],
    "feature": "ASSESSMENTS",
    "level": "DELETE"
  },
  "EvidenceRegister.removeAll": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN",
      "ORG_MANAGER",
      "ORG_ASSESSOR",
      "ORG_CONSULTANT"
    ],
    "feature": "ASSESSMENTS",
    "level": "DELETE"
  },
  "EvidenceRegister.removed": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN",
      "ORG_MANAGER",
      "ORG_ASSESSOR",
      "ORG_CONSULTANT"
    ],
    "feature": "ASSESSMENTS",
    "level": "DELETE"
  },
  "EvidenceRegister.restoreMany": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN",
      "ORG_MANAGER",
      "ORG_ASSESSOR",
      "ORG_CONSULTANT"
    ],
    "feature": "ASSESSMENTS",
    "level": "DELETE"
  },
  "EvidenceRegister.views": {
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
  "EvidenceRegister.addView": {
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
  "EvidenceRegister.get": {
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
  "EvidenceRegister.remove": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN",
      "ORG_MANAGER",
      "ORG_ASSESSOR",
      "ORG_CONSULTANT"
    ],
    "feature": "ASSESSMENTS",
    "level": "DELETE"
  },
  "EvidenceRegister.update": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN",
      "ORG_MANAGER",
      "ORG_ASSESSOR",
      "ORG_CONSULTANT"
    ],
    "feature": "ASSESSMENTS",
    "level": "EDIT"
  },
  "EvidenceContacts.all": {
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
  "EvidenceContacts.ask": {
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
    "level": "EDIT"
  },
  "EvidenceRegister.position": {
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
  "EvidenceRegister.removeOne": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN",
      "ORG_MANAGER",
      "ORG_ASSESSOR",
      "ORG_CONSULTANT"
    ],
    "feature": "ASSESSMENTS",
    "level": "DELETE"
  },
  "EvidenceCourse.renew": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN",
      "ORG_MANAGER",
      "ORG_ASSESSOR",
      "ORG_CONSULTANT"
    ],
    "feature": "ASSESSMENTS",
    "level": "EDIT"
  },
  "EvidenceCourse.requests": {
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
  "EvidenceCourse.request": {
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
    "level": "EDIT"
  },
  "EvidenceRegister.restore": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN",
      "ORG_MANAGER",
      "ORG_ASSESSOR",
      "ORG_CONSULTANT"
    ],
    "feature": "ASSESSMENTS",
    "level": "DELETE"
  },
  "EvidenceCourse.versionFileAddress": {
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
  "EvidenceCourse.versions": {
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
  "EvidenceRegister.removeView": {
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
  "EvidenceRegister.updateView": {
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
  "Imports.choices": {
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
  "Imports.values": {
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
  "IncidentOnCall.read": {
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
  "IncidentOnCall.save": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN",
      "ORG_MANAGER"
    ],
    "feature": "INCIDENT_REGISTER",
    "level": "EDIT"
  },
  "IncidentOnCall.takeOver": {
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
  "IncidentReports.mine": {
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
  "IncidentReports.report": {
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
  "IncidentReports.attach": {
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
  "IncidentDuties.read": {
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
  "IncidentDuties.put": {
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
  "IncidentDuties.withdraw": {
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
  "IncidentDuties.enter": {
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
  "AssetFigures.removalEffects": {
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
  "AssetFigures.doubles": {
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
  "InvitationAcceptances.accept": {
    "audience": "member",
    "pending": true
  },
  "InvitationAcceptances.ask": {
    "audience": "member",
    "pending": true
  },
  "InvitationAcceptances.open": {
    "audience": "member",
    "pending": true
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
  "OrganisationProfiles.read": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN"
    ]
  },
  "OrganisationProfiles.save": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN"
    ]
  },
  "OrganisationExports.latest": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN"
    ]
  },
  "OrganisationExports.ask": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN"
    ],
    "whileReadOnly": true
  },
  "OrganisationExports.open": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN"
    ],
    "whileReadOnly": true
  },
  "OrganisationProfiles.saveHolidays": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN"
    ]
  },
  "OrganisationProfiles.saveLogo": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN"
    ]
  },
  "OrganisationRequests.latest": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN"
    ]
  },
  "OrganisationRequests.ask": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN"
    ]
  },
  "OrganisationRequests.options": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN"
    ]
  },
  "OrganisationRequests.withdraw": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN"
    ]
  },
  "OrganisationProfiles.subOrganisations": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN"
    ],
    "feature": "SUB_ORGANISATION",
    "level": "VIEW"
  },
  "WordTemplates.read": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN"
    ]
  },
  "WordTemplates.replace": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN"
    ],
    "transactions": "short"
  },
  "WordTemplates.clear": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN"
    ]
  },
  "WordTemplates.example": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN"
    ],
    "transactions": "short"
  },
  "WordTemplates.download": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN"
    ],
    "transactions": "short"
  },
  "ManagementReviews.list": {
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
  "ManagementReviews.create": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN",
      "ORG_MANAGER"
    ],
    "feature": "ASSESSMENTS",
    "level": "ADD"
  },
  "ManagementReviews.changeMany": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN",
      "ORG_MANAGER"
    ],
    "feature": "ASSESSMENTS",
    "level": "EDIT"
  },
  "ManagementReviews.changeAll": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN",
      "ORG_MANAGER"
    ],
    "feature": "ASSESSMENTS",
    "level": "EDIT"
  },
  "ManagementReviews.exportFile": {
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
  "ManagementReviews.options": {
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
  "ManagementReviews.removalOutlook": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN",
      "ORG_MANAGER"
    ],
    "feature": "ASSESSMENTS",
    "level": "DELETE"
  },
  "ManagementReviews.removeMany": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN",
      "ORG_MANAGER"
    ],
    "feature": "ASSESSMENTS",
    "level": "DELETE"
  },
  "ManagementReviews.removeAll": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN",
      "ORG_MANAGER"
    ],
    "feature": "ASSESSMENTS",
    "level": "DELETE"
  },
  "ManagementReviews.removed": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN",
      "ORG_MANAGER"
    ],
    "feature": "ASSESSMENTS",
    "level": "DELETE"
  },
  "ManagementReviews.restoreMany": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN",
      "ORG_MANAGER"
    ],
    "feature": "ASSESSMENTS",
    "level": "DELETE"
  },
  "ManagementReviews.views": {
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
  "ManagementReviews.addView": {
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
  "ManagementReviews.get": {
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
  "ManagementReviews.remove": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN",
      "ORG_MANAGER"
    ],
    "feature": "ASSESSMENTS",
    "level": "DELETE"
  },
  "ManagementReviews.update": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN",
      "ORG_MANAGER"
    ],
    "feature": "ASSESSMENTS",
    "level": "EDIT"
  },
  "ReviewCourse.facts": {
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
  "ManagementReviews.position": {
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
  "ManagementReviews.removeOne": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN",
      "ORG_MANAGER"
    ],
    "feature": "ASSESSMENTS",
    "level": "DELETE"
  },
  "ManagementReviews.restore": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN",
      "ORG_MANAGER"
    ],
    "feature": "ASSESSMENTS",
    "level": "DELETE"
  },
  "ReviewCourse.changeStatus": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN",
      "ORG_MANAGER"
    ],
    "feature": "ASSESSMENTS",
    "level": "EDIT"
  },
  "ManagementReviews.removeView": {
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
  "ManagementReviews.updateView": {
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
  "MappingReview.uses": {
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
  "MappingReview.use": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN",
      "ORG_MANAGER"
    ],
    "feature": "ASSESSMENTS",
    "level": "EDIT"
  },
  "MaturityModels.models": {
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
  "Findings.list": {
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
  "Findings.create": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN",
      "ORG_MANAGER",
      "ORG_ASSESSOR",
      "ORG_CONSULTANT"
    ],
    "feature": "ASSESSMENTS",
    "level": "ADD"
  },
  "Findings.changeMany": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN",
      "ORG_MANAGER",
      "ORG_ASSESSOR",
      "ORG_CONSULTANT"
    ],
    "feature": "ASSESSMENTS",
    "level": "EDIT"
  },
  "Findings.changeAll": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN",
      "ORG_MANAGER",
      "ORG_ASSESSOR",
      "ORG_CONSULTANT"
    ],
    "feature": "ASSESSMENTS",
    "level": "EDIT"
  },
  "FindingCourse.controls": {
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
  "Findings.exportFile": {
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
  "Findings.options": {
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
  "Findings.removalOutlook": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN",
      "ORG_MANAGER",
      "ORG_ASSESSOR",
      "ORG_CONSULTANT"
    ],
    "feature": "ASSESSMENTS",
    "level": "DELETE"
  },
  "Findings.removeMany": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN",
      "ORG_MANAGER",
      "ORG_ASSESSOR",
      "ORG_CONSULTANT"
    ],
    "feature": "ASSESSMENTS",
    "level": "DELETE"
  },
  "Findings.removeAll": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN",
      "ORG_MANAGER",
      "ORG_ASSESSOR",
      "ORG_CONSULTANT"
    ],
    "feature": "ASSESSMENTS",
    "level": "DELETE"
  },
  "Findings.removed": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN",
      "ORG_MANAGER",
      "ORG_ASSESSOR",
      "ORG_CONSULTANT"
    ],
    "feature": "ASSESSMENTS",
    "level": "DELETE"
  },
  "Findings.restoreMany": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN",
      "ORG_MANAGER",
      "ORG_ASSESSOR",
      "ORG_CONSULTANT"
    ],
    "feature": "ASSESSMENTS",
    "level": "DELETE"
  },
  "Findings.views": {
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
  "Findings.addView": {
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
  "Findings.get": {
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
  "Findings.remove": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN",
      "ORG_MANAGER",
      "ORG_ASSESSOR",
      "ORG_CONSULTANT"
    ],
    "feature": "ASSESSMENTS",
    "level": "DELETE"
  },
  "Findings.update": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN",
      "ORG_MANAGER",
      "ORG_ASSESSOR",
      "ORG_CONSULTANT"
    ],
    "feature": "ASSESSMENTS",
    "level": "EDIT"
  },
  "CorrectiveActions.ofRecord": {
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
  "CorrectiveActions.add": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN",
      "ORG_MANAGER",
      "ORG_ASSESSOR",
      "ORG_CONSULTANT"
    ],
    "feature": "ASSESSMENTS",
    "level": "EDIT"
  },
  "FindingCourse.archive": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN",
      "ORG_MANAGER"
    ],
    "feature": "ASSESSMENTS",
    "level": "EDIT"
  },
  "FindingCourse.closure": {
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
  "FindingCourse.reclassify": {
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
    "level": "EDIT"
  },
  "Findings.position": {
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
  "Findings.removeOne": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN",
      "ORG_MANAGER",
      "ORG_ASSESSOR",
      "ORG_CONSULTANT"
    ],
    "feature": "ASSESSMENTS",
    "level": "DELETE"
  },
  "Findings.restore": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN",
      "ORG_MANAGER",
      "ORG_ASSESSOR",
      "ORG_CONSULTANT"
    ],
    "feature": "ASSESSMENTS",
    "level": "DELETE"
  },
  "FindingCourse.changeStatus": {
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
    "level": "EDIT"
  },
  "Findings.removeView": {
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
  "Findings.updateView": {
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
  "FindingActionStatuses.list": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN",
      "ORG_MANAGER"
    ],
    "feature": "ASSESSMENTS",
    "level": "VIEW"
  },
  "FindingActionStatuses.create": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN",
      "ORG_MANAGER"
    ],
    "feature": "ASSESSMENTS",
    "level": "ADD"
  },
  "FindingActionStatuses.options": {
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
  "FindingActionStatuses.remove": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN",
      "ORG_MANAGER"
    ],
    "feature": "ASSESSMENTS",
    "level": "DELETE"
  },
  "FindingActionStatuses.update": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN",
      "ORG_MANAGER"
    ],
    "feature": "ASSESSMENTS",
    "level": "EDIT"
  },
  "AffectedAreas.list": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN",
      "ORG_MANAGER"
    ],
    "feature": "ASSESSMENTS",
    "level": "VIEW"
  },
  "AffectedAreas.create": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN",
      "ORG_MANAGER"
    ],
    "feature": "ASSESSMENTS",
    "level": "ADD"
  },
  "AffectedAreas.options": {
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
  "AffectedAreas.remove": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN",
      "ORG_MANAGER"
    ],
    "feature": "ASSESSMENTS",
    "level": "DELETE"
  },
  "AffectedAreas.update": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN",
      "ORG_MANAGER"
    ],
    "feature": "ASSESSMENTS",
    "level": "EDIT"
  },
  "FindingSources.list": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN",
      "ORG_MANAGER"
    ],
    "feature": "ASSESSMENTS",
    "level": "VIEW"
  },
  "FindingSources.create": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN",
      "ORG_MANAGER"
    ],
    "feature": "ASSESSMENTS",
    "level": "ADD"
  },
  "FindingSources.options": {
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
  "FindingSources.remove": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN",
      "ORG_MANAGER"
    ],
    "feature": "ASSESSMENTS",
    "level": "DELETE"
  },
  "FindingSources.update": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN",
      "ORG_MANAGER"
    ],
    "feature": "ASSESSMENTS",
    "level": "EDIT"
  },
  "FindingImportances.list": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN",
      "ORG_MANAGER"
    ],
    "feature": "ASSESSMENTS",
    "level": "VIEW"
  },
  "FindingImportances.create": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN",
      "ORG_MANAGER"
    ],
    "feature": "ASSESSMENTS",
    "level": "ADD"
  },
  "FindingImportances.options": {
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
  "FindingImportances.remove": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN",
      "ORG_MANAGER"
    ],
    "feature": "ASSESSMENTS",
    "level": "DELETE"
  },
  "FindingImportances.update": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN",
      "ORG_MANAGER"
    ],
    "feature": "ASSESSMENTS",
    "level": "EDIT"
  },
  "RootIdentifications.list": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN",
      "ORG_MANAGER"
    ],
    "feature": "ASSESSMENTS",
    "level": "VIEW"
  },
  "RootIdentifications.create": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN",
      "ORG_MANAGER"
    ],
    "feature": "ASSESSMENTS",
    "level": "ADD"
  },
  "RootIdentifications.options": {
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
  "RootIdentifications.remove": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN",
      "ORG_MANAGER"
    ],
    "feature": "ASSESSMENTS",
    "level": "DELETE"
  },
  "RootIdentifications.update": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN",
      "ORG_MANAGER"
    ],
    "feature": "ASSESSMENTS",
    "level": "EDIT"
  },
  "NotificationRegimes.read": {
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
  "NotificationRegimes.save": {
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
  "Objectives.list": {
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
  "Objectives.create": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN",
      "ORG_MANAGER",
      "ORG_ASSESSOR",
      "ORG_CONSULTANT"
    ],
    "feature": "ASSESSMENTS",
    "level": "ADD"
  },
  "ObjectiveReadings.remove": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN",
      "ORG_MANAGER",
      "ORG_ASSESSOR",
      "ORG_CONSULTANT"
    ],
    "feature": "ASSESSMENTS",
    "level": "EDIT"
  },
  "ObjectiveReadings.update": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN",
      "ORG_MANAGER",
      "ORG_ASSESSOR",
      "ORG_CONSULTANT"
    ],
    "feature": "ASSESSMENTS",
    "level": "EDIT"
  },
  "ObjectiveReadings.restore": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN",
      "ORG_MANAGER",
      "ORG_ASSESSOR",
      "ORG_CONSULTANT"
    ],
    "feature": "ASSESSMENTS",
    "level": "EDIT"
  },
  "Objectives.changeMany": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN",
      "ORG_MANAGER",
      "ORG_ASSESSOR",
      "ORG_CONSULTANT"
    ],
    "feature": "ASSESSMENTS",
    "level": "EDIT"
  },
  "Objectives.changeAll": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN",
      "ORG_MANAGER",
      "ORG_ASSESSOR",
      "ORG_CONSULTANT"
    ],
    "feature": "ASSESSMENTS",
    "level": "EDIT"
  },
  "Objectives.exportFile": {
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
  "Objectives.options": {
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
  "Objectives.removalOutlook": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN",
      "ORG_MANAGER",
      "ORG_ASSESSOR",
      "ORG_CONSULTANT"
    ],
    "feature": "ASSESSMENTS",
    "level": "DELETE"
  },
  "Objectives.removeMany": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN",
      "ORG_MANAGER",
      "ORG_ASSESSOR",
      "ORG_CONSULTANT"
    ],
    "feature": "ASSESSMENTS",
    "level": "DELETE"
  },
  "Objectives.removeAll": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN",
      "ORG_MANAGER",
      "ORG_ASSESSOR",
      "ORG_CONSULTANT"
    ],
    "feature": "ASSESSMENTS",
    "level": "DELETE"
  },
  "Objectives.removed": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN",
      "ORG_MANAGER",
      "ORG_ASSESSOR",
      "ORG_CONSULTANT"
    ],
    "feature": "ASSESSMENTS",
    "level": "DELETE"
  },
  "Objectives.restoreMany": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN",
      "ORG_MANAGER",
      "ORG_ASSESSOR",
      "ORG_CONSULTANT"
    ],
    "feature": "ASSESSMENTS",
    "level": "DELETE"
  },
  "Objectives.views": {
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
  "Objectives.addView": {
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
  "Objectives.get": {
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
  "Objectives.remove": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN",
      "ORG_MANAGER",
      "ORG_ASSESSOR",
      "ORG_CONSULTANT"
    ],
    "feature": "ASSESSMENTS",
    "level": "DELETE"
  },
  "Objectives.update": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN",
      "ORG_MANAGER",
      "ORG_ASSESSOR",
      "ORG_CONSULTANT"
    ],
    "feature": "ASSESSMENTS",
    "level": "EDIT"
  },
  "Objectives.position": {
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
  "ObjectiveReadings.ofRecord": {
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
  "ObjectiveReadings.add": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN",
      "ORG_MANAGER",
      "ORG_ASSESSOR",
      "ORG_CONSULTANT"
    ],
    "feature": "ASSESSMENTS",
    "level": "EDIT"
  },
  "Objectives.removeOne": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN",
      "ORG_MANAGER",
      "ORG_ASSESSOR",
      "ORG_CONSULTANT"
    ],
    "feature": "ASSESSMENTS",
    "level": "DELETE"
  },
  "Objectives.restore": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN",
      "ORG_MANAGER",
      "ORG_ASSESSOR",
      "ORG_CONSULTANT"
    ],
    "feature": "ASSESSMENTS",
    "level": "DELETE"
  },
  "Objectives.removeView": {
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
  "Objectives.updateView": {
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
  "Onboardings.read": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN"
    ]
  },
  "Onboardings.skip": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN"
    ]
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
  "OwnControls.list": {
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
  "OwnControls.create": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN",
      "ORG_MANAGER",
      "ORG_ASSESSOR",
      "ORG_CONSULTANT"
    ],
    "feature": "ASSESSMENTS",
    "level": "ADD"
  },
  "OwnControls.changeMany": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN",
      "ORG_MANAGER",
      "ORG_ASSESSOR",
      "ORG_CONSULTANT"
    ],
    "feature": "ASSESSMENTS",
    "level": "EDIT"
  },
  "OwnControls.changeAll": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN",
      "ORG_MANAGER",
      "ORG_ASSESSOR",
      "ORG_CONSULTANT"
    ],
    "feature": "ASSESSMENTS",
    "level": "EDIT"
  },
  "OwnControls.exportFile": {
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
  "OwnControls.options": {
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
  "OwnControls.removalOutlook": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN",
      "ORG_MANAGER",
      "ORG_ASSESSOR",
      "ORG_CONSULTANT"
    ],
    "feature": "ASSESSMENTS",
    "level": "DELETE"
  },
  "OwnControls.removeMany": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN",
      "ORG_MANAGER",
      "ORG_ASSESSOR",
      "ORG_CONSULTANT"
    ],
    "feature": "ASSESSMENTS",
    "level": "DELETE"
  },
  "OwnControls.removeAll": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN",
      "ORG_MANAGER",
      "ORG_ASSESSOR",
      "ORG_CONSULTANT"
    ],
    "feature": "ASSESSMENTS",
    "level": "DELETE"
  },
  "OwnControls.removed": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN",
      "ORG_MANAGER",
      "ORG_ASSESSOR",
      "ORG_CONSULTANT"
    ],
    "feature": "ASSESSMENTS",
    "level": "DELETE"
  },
  "OwnControls.restoreMany": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN",
      "ORG_MANAGER",
      "ORG_ASSESSOR",
      "ORG_CONSULTANT"
    ],
    "feature": "ASSESSMENTS",
    "level": "DELETE"
  },
  "OwnControls.views": {
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
  "OwnControls.addView": {
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
  "OwnControls.get": {
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
  "OwnControls.remove": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN",
      "ORG_MANAGER",
      "ORG_ASSESSOR",
      "ORG_CONSULTANT"
    ],
    "feature": "ASSESSMENTS",
    "level": "DELETE"
  },
  "OwnControls.update": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN",
      "ORG_MANAGER",
      "ORG_ASSESSOR",
      "ORG_CONSULTANT"
    ],
    "feature": "ASSESSMENTS",
    "level": "EDIT"
  },
  "OwnControlResponses.merge": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN",
      "ORG_MANAGER",
      "ORG_ASSESSOR"
    ],
    "feature": "ASSESSMENTS",
    "level": "EDIT"
  },
  "OwnControlResponses.namedBy": {
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
  "OwnControls.position": {
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
  "OwnControlResponses.served": {
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
  "OwnControls.removeOne": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN",
      "ORG_MANAGER",
      "ORG_ASSESSOR",
      "ORG_CONSULTANT"
    ],
    "feature": "ASSESSMENTS",
    "level": "DELETE"
  },
  "OwnControlResponses.respond": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN",
      "ORG_MANAGER",
      "ORG_ASSESSOR",
      "ORG_CONSULTANT"
    ],
    "feature": "ASSESSMENTS",
    "level": "EDIT"
  },
  "OwnControlResponses.responses": {
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
  "OwnControls.restore": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN",
      "ORG_MANAGER",
      "ORG_ASSESSOR",
      "ORG_CONSULTANT"
    ],
    "feature": "ASSESSMENTS",
    "level": "DELETE"
  },
  "OwnControls.removeView": {
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
  "OwnControls.updateView": {
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
  "AdoptedStandards.adopted": {
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
  "AdoptedStandards.adopt": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN",
      "ORG_MANAGER"
    ],
    "feature": "ASSESSMENTS",
    "level": "ADD"
  },
  "AdoptedStandards.adoptable": {
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
  "AdoptedStandards.preview": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN",
      "ORG_MANAGER"
    ],
    "feature": "ASSESSMENTS",
    "level": "ADD"
  },
  "AdoptedStandards.get": {
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
  "AdoptedStandards.change": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN",
      "ORG_MANAGER"
    ],
    "feature": "ASSESSMENTS",
    "level": "EDIT"
  },
  "AdoptedStandards.groups": {
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
  "StandardUpgrades.offer": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN",
      "ORG_MANAGER"
    ],
    "feature": "ASSESSMENTS",
    "level": "VIEW"
  },
  "StandardUpgrades.upgrade": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN",
      "ORG_MANAGER"
    ],
    "feature": "ASSESSMENTS",
    "level": "EDIT"
  },
  "StandardUpgrades.undo": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN",
      "ORG_MANAGER"
    ],
    "feature": "ASSESSMENTS",
    "level": "EDIT"
  },
  "Playbooks.all": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN",
      "ORG_MANAGER",
      "ORG_ASSESSOR",
      "ORG_VIEWER",
      "ORG_CONSULTANT",
      "ORG_AUDITOR"
    ],
    "feature": "PROJECT",
    "level": "VIEW"
  },
  "Playbooks.add": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN",
      "ORG_MANAGER"
    ],
    "feature": "PROJECT",
    "level": "ADD"
  },
  "Playbooks.replace": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN",
      "ORG_MANAGER"
    ],
    "feature": "PROJECT",
    "level": "EDIT"
  },
  "Playbooks.discard": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN",
      "ORG_MANAGER"
    ],
    "feature": "PROJECT",
    "level": "DELETE"
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
  "Projects.list": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN",
      "ORG_MANAGER",
      "ORG_ASSESSOR",
      "ORG_VIEWER",
      "ORG_CONSULTANT",
      "ORG_AUDITOR"
    ],
    "feature": "PROJECT",
    "level": "VIEW"
  },
  "Projects.create": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN",
      "ORG_MANAGER",
      "ORG_ASSESSOR",
      "ORG_VIEWER",
      "ORG_CONSULTANT",
      "ORG_AUDITOR"
    ],
    "feature": "PROJECT",
    "level": "ADD"
  },
  "Projects.changeMany": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN",
      "ORG_MANAGER",
      "ORG_ASSESSOR",
      "ORG_VIEWER",
      "ORG_CONSULTANT",
      "ORG_AUDITOR"
    ],
    "feature": "PROJECT",
    "level": "EDIT"
  },
  "Projects.changeAll": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN",
      "ORG_MANAGER",
      "ORG_ASSESSOR",
      "ORG_VIEWER",
      "ORG_CONSULTANT",
      "ORG_AUDITOR"
    ],
    "feature": "PROJECT",
    "level": "EDIT"
  },
  "Projects.exportFile": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN",
      "ORG_MANAGER",
      "ORG_ASSESSOR",
      "ORG_VIEWER",
      "ORG_CONSULTANT",
      "ORG_AUDITOR"
    ],
    "feature": "PROJECT",
    "level": "VIEW",
    "transactions": "short"
  },
  "Projects.options": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN",
      "ORG_MANAGER",
      "ORG_ASSESSOR",
      "ORG_VIEWER",
      "ORG_CONSULTANT",
      "ORG_AUDITOR"
    ],
    "feature": "PROJECT",
    "level": "VIEW"
  },
  "Projects.removalOutlook": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN",
      "ORG_MANAGER",
      "ORG_ASSESSOR",
      "ORG_VIEWER",
      "ORG_CONSULTANT",
      "ORG_AUDITOR"
    ],
    "feature": "PROJECT",
    "level": "DELETE"
  },
  "Projects.removeMany": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN",
      "ORG_MANAGER",
      "ORG_ASSESSOR",
      "ORG_VIEWER",
      "ORG_CONSULTANT",
      "ORG_AUDITOR"
    ],
    "feature": "PROJECT",
    "level": "DELETE"
  },
  "Projects.removeAll": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN",
      "ORG_MANAGER",
      "ORG_ASSESSOR",
      "ORG_VIEWER",
      "ORG_CONSULTANT",
      "ORG_AUDITOR"
    ],
    "feature": "PROJECT",
    "level": "DELETE"
  },
  "Projects.removed": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN",
      "ORG_MANAGER",
      "ORG_ASSESSOR",
      "ORG_VIEWER",
      "ORG_CONSULTANT",
      "ORG_AUDITOR"
    ],
    "feature": "PROJECT",
    "level": "DELETE"
  },
  "Projects.restoreMany": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN",
      "ORG_MANAGER",
      "ORG_ASSESSOR",
      "ORG_VIEWER",
      "ORG_CONSULTANT",
      "ORG_AUDITOR"
    ],
    "feature": "PROJECT",
    "level": "DELETE"
  },
  "Projects.views": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN",
      "ORG_MANAGER",
      "ORG_ASSESSOR",
      "ORG_VIEWER",
      "ORG_CONSULTANT",
      "ORG_AUDITOR"
    ],
    "feature": "PROJECT",
    "level": "VIEW"
  },
  "Projects.addView": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN",
      "ORG_MANAGER",
      "ORG_ASSESSOR",
      "ORG_VIEWER",
      "ORG_CONSULTANT",
      "ORG_AUDITOR"
    ],
    "feature": "PROJECT",
    "level": "VIEW"
  },
  "Projects.get": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN",
      "ORG_MANAGER",
      "ORG_ASSESSOR",
      "ORG_VIEWER",
      "ORG_CONSULTANT",
      "ORG_AUDITOR"
    ],
    "feature": "PROJECT",
    "level": "VIEW"
  },
  "Projects.remove": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN",
      "ORG_MANAGER",
      "ORG_ASSESSOR",
      "ORG_VIEWER",
      "ORG_CONSULTANT",
      "ORG_AUDITOR"
    ],
    "feature": "PROJECT",
    "level": "DELETE"
  },
  "Projects.update": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN",
      "ORG_MANAGER",
      "ORG_ASSESSOR",
      "ORG_VIEWER",
      "ORG_CONSULTANT",
      "ORG_AUDITOR"
    ],
    "feature": "PROJECT",
    "level": "EDIT"
  },
  "Projects.position": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN",
      "ORG_MANAGER",
      "ORG_ASSESSOR",
      "ORG_VIEWER",
      "ORG_CONSULTANT",
      "ORG_AUDITOR"
    ],
    "feature": "PROJECT",
    "level": "VIEW"
  },
  "Projects.removeOne": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN",
      "ORG_MANAGER",
      "ORG_ASSESSOR",
      "ORG_VIEWER",
      "ORG_CONSULTANT",
      "ORG_AUDITOR"
    ],
    "feature": "PROJECT",
    "level": "DELETE"
  },
  "ProjectReports.report": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN",
      "ORG_MANAGER",
      "ORG_ASSESSOR",
      "ORG_VIEWER",
      "ORG_CONSULTANT",
      "ORG_AUDITOR"
    ],
    "feature": "PROJECT",
    "level": "VIEW"
  },
  "ProjectReports.exportReport": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN",
      "ORG_MANAGER",
      "ORG_ASSESSOR",
      "ORG_VIEWER",
      "ORG_CONSULTANT",
      "ORG_AUDITOR"
    ],
    "feature": "PROJECT",
    "level": "VIEW",
    "transactions": "short"
  },
  "Projects.restore": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN",
      "ORG_MANAGER",
      "ORG_ASSESSOR",
      "ORG_VIEWER",
      "ORG_CONSULTANT",
      "ORG_AUDITOR"
    ],
    "feature": "PROJECT",
    "level": "DELETE"
  },
  "ProjectCourse.changeStatus": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN",
      "ORG_MANAGER",
      "ORG_ASSESSOR",
      "ORG_VIEWER",
      "ORG_CONSULTANT",
      "ORG_AUDITOR"
    ],
    "feature": "PROJECT",
    "level": "EDIT"
  },
  "Projects.removeView": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN",
      "ORG_MANAGER",
      "ORG_ASSESSOR",
      "ORG_VIEWER",
      "ORG_CONSULTANT",
      "ORG_AUDITOR"
    ],
    "feature": "PROJECT",
    "level": "VIEW"
  },
  "Projects.updateView": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN",
      "ORG_MANAGER",
      "ORG_ASSESSOR",
      "ORG_VIEWER",
      "ORG_CONSULTANT",
      "ORG_AUDITOR"
    ],
    "feature": "PROJECT",
    "level": "VIEW"
  },
  "SecureEvidence.give": {
    "audience": "public",
    "link": {
      "kind": "evidence",
      "perAddress": 600,
      "perLink": 60
    }
  },
  "SecureEvidence.get": {
    "audience": "public",
    "link": {
      "kind": "evidence",
      "perAddress": 600,
      "perLink": 60
    }
  },
  "SecureEvidence.addFile": {
    "audience": "public",
    "transactions": "short",
    "link": {
      "kind": "evidence",
      "perAddress": 600,
      "perLink": 60
    }
  },
  "SecureEvidence.removeFile": {
    "audience": "public",
    "link": {
      "kind": "evidence",
      "perAddress": 600,
      "perLink": 60
    }
  },
  "SecureEvidence.open": {
    "audience": "public",
    "link": {
      "kind": "evidence",
      "perAddress": 600,
      "perLink": 60
    }
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
  "SecureAssessments.ask": {
    "audience": "public",
    "link": {
      "kind": "assessment",
      "perAddress": 600,
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
    "level": "VIEW",
    "transactions": "short"
  },
  "DocumentAttachments.attach": {
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
  "ChangeCourses.ofRecord": {
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
  "FindingCourse.raiseFrom": {
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
    "level": "ADD"
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
  "Playbooks.offered": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN",
      "ORG_MANAGER",
      "ORG_ASSESSOR",
      "ORG_VIEWER",
      "ORG_CONSULTANT",
      "ORG_AUDITOR"
    ],
    "feature": "PROJECT",
    "level": "ADD"
  },
  "Playbooks.start": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN",
      "ORG_MANAGER",
      "ORG_ASSESSOR",
      "ORG_VIEWER",
      "ORG_CONSULTANT",
      "ORG_AUDITOR"
    ],
    "feature": "PROJECT",
    "level": "ADD"
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
  "RecordTasks.ofRecord": {
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
  "RecordTasks.add": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN",
      "ORG_MANAGER",
      "ORG_ASSESSOR",
      "ORG_VIEWER",
      "ORG_CONSULTANT",
      "ORG_AUDITOR"
    ],
    "feature": "PROJECT",
    "level": "ADD"
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
  "ReportDefinitions.all": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN",
      "ORG_MANAGER"
    ],
    "feature": "REPORT_LIBRARY",
    "level": "VIEW"
  },
  "ReportDefinitions.add": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN",
      "ORG_MANAGER"
    ],
    "feature": "REPORT_LIBRARY",
    "level": "ADD"
  },
  "ReportDefinitions.discard": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN",
      "ORG_MANAGER"
    ],
    "feature": "REPORT_LIBRARY",
    "level": "DELETE"
  },
  "ReportDefinitions.change": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN",
      "ORG_MANAGER"
    ],
    "feature": "REPORT_LIBRARY",
    "level": "EDIT"
  },
  "ReportDefinitions.adoptTemplate": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN",
      "ORG_MANAGER"
    ],
    "feature": "REPORT_LIBRARY",
    "level": "EDIT"
  },
  "ReportRuns.list": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN",
      "ORG_MANAGER"
    ],
    "feature": "REPORT_LIBRARY",
    "level": "VIEW"
  },
  "ReportRuns.request": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN",
      "ORG_MANAGER"
    ],
    "feature": "REPORT_LIBRARY",
    "level": "ADD"
  },
  "ReportRuns.storePage": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN",
      "ORG_MANAGER"
    ],
    "feature": "REPORT_LIBRARY",
    "level": "ADD"
  },
  "ReportRuns.get": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN",
      "ORG_MANAGER"
    ],
    "feature": "REPORT_LIBRARY",
    "level": "VIEW"
  },
  "ReportRuns.address": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN",
      "ORG_MANAGER"
    ],
    "feature": "REPORT_LIBRARY",
    "level": "VIEW"
  },
  "ReportRuns.change": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN",
      "ORG_MANAGER"
    ],
    "feature": "REPORT_LIBRARY",
    "level": "ADD"
  },
  "ReportRuns.compare": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN",
      "ORG_MANAGER"
    ],
    "feature": "REPORT_LIBRARY",
    "level": "VIEW"
  },
  "ReportRuns.repeat": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN",
      "ORG_MANAGER"
    ],
    "feature": "REPORT_LIBRARY",
    "level": "ADD"
  },
  "ReportSchedules.all": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN",
      "ORG_MANAGER"
    ],
    "feature": "REPORT_LIBRARY",
    "level": "VIEW"
  },
  "ReportSchedules.add": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN",
      "ORG_MANAGER"
    ],
    "feature": "REPORT_LIBRARY",
    "level": "ADD"
  },
  "ReportSchedules.discard": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN",
      "ORG_MANAGER"
    ],
    "feature": "REPORT_LIBRARY",
    "level": "DELETE"
  },
  "ReportSchedules.change": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN",
      "ORG_MANAGER"
    ],
    "feature": "REPORT_LIBRARY",
    "level": "EDIT"
  },
  "Articles.list": {
    "audience": "organisation",
    "feature": "ASSESSMENTS",
    "level": "VIEW"
  },
  "Articles.get": {
    "audience": "organisation",
    "feature": "ASSESSMENTS",
    "level": "VIEW"
  },
  "Articles.file": {
    "audience": "organisation",
    "feature": "ASSESSMENTS",
    "level": "VIEW",
    "transactions": "short"
  },
  "Articles.categories": {
    "audience": "organisation",
    "feature": "ASSESSMENTS",
    "level": "VIEW"
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
  "RiskAppetites.read": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN",
      "ORG_MANAGER"
    ],
    "feature": "RISK",
    "level": "VIEW"
  },
  "RiskAppetites.apply": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN",
      "ORG_MANAGER"
    ],
    "feature": "RISK",
    "level": "EDIT"
  },
  "RiskAppetites.preview": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN",
      "ORG_MANAGER"
    ],
    "feature": "RISK",
    "level": "EDIT"
  },
  "RiskAppetites.list": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN",
      "ORG_MANAGER"
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
  "RiskCourses.moveReview": {
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
  "RiskCourses.reviews": {
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
  "RiskCourses.review": {
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
  "RiskCourses.changeStatus": {
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
  "RunZeroAssets.noteDrift": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN",
      "ORG_MANAGER"
    ],
    "feature": "RUN_ZERO_ASSET",
    "level": "EDIT"
  },
  "RunZeroAssets.proposals": {
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
  "SettingsOverviews.counts": {
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
  "StaffAbsences.remove": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN",
      "ORG_MANAGER",
      "ORG_ASSESSOR",
      "ORG_VIEWER",
      "ORG_CONSULTANT",
      "ORG_AUDITOR"
    ],
    "feature": "STAFF",
    "level": "EDIT"
  },
  "StaffAbsences.update": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN",
      "ORG_MANAGER",
      "ORG_ASSESSOR",
      "ORG_VIEWER",
      "ORG_CONSULTANT",
      "ORG_AUDITOR"
    ],
    "feature": "STAFF",
    "level": "EDIT"
  },
  "StaffAbsences.restore": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN",
      "ORG_MANAGER",
      "ORG_ASSESSOR",
      "ORG_VIEWER",
      "ORG_CONSULTANT",
      "ORG_AUDITOR"
    ],
    "feature": "STAFF",
    "level": "EDIT"
  },
  "StaffCourse.chart": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN",
      "ORG_MANAGER",
      "ORG_ASSESSOR",
      "ORG_VIEWER",
      "ORG_CONSULTANT",
      "ORG_AUDITOR"
    ],
    "feature": "STAFF",
    "level": "VIEW"
  },
  "StaffRequirements.standing": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN",
      "ORG_MANAGER",
      "ORG_ASSESSOR",
      "ORG_VIEWER",
      "ORG_CONSULTANT",
      "ORG_AUDITOR"
    ],
    "feature": "STAFF",
    "level": "VIEW"
  },
  "StaffCompetences.remove": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN",
      "ORG_MANAGER",
      "ORG_ASSESSOR",
      "ORG_VIEWER",
      "ORG_CONSULTANT",
      "ORG_AUDITOR"
    ],
    "feature": "STAFF",
    "level": "EDIT"
  },
  "StaffCompetences.update": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN",
      "ORG_MANAGER",
      "ORG_ASSESSOR",
      "ORG_VIEWER",
      "ORG_CONSULTANT",
      "ORG_AUDITOR"
    ],
    "feature": "STAFF",
    "level": "EDIT"
  },
  "StaffCompetences.restore": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN",
      "ORG_MANAGER",
      "ORG_ASSESSOR",
      "ORG_VIEWER",
      "ORG_CONSULTANT",
      "ORG_AUDITOR"
    ],
    "feature": "STAFF",
    "level": "EDIT"
  },
  "StaffDuties.remove": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN",
      "ORG_MANAGER",
      "ORG_ASSESSOR",
      "ORG_VIEWER",
      "ORG_CONSULTANT",
      "ORG_AUDITOR"
    ],
    "feature": "STAFF",
    "level": "EDIT"
  },
  "StaffDuties.update": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN",
      "ORG_MANAGER",
      "ORG_ASSESSOR",
      "ORG_VIEWER",
      "ORG_CONSULTANT",
      "ORG_AUDITOR"
    ],
    "feature": "STAFF",
    "level": "EDIT"
  },
  "StaffDuties.restore": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN",
      "ORG_MANAGER",
      "ORG_ASSESSOR",
      "ORG_VIEWER",
      "ORG_CONSULTANT",
      "ORG_AUDITOR"
    ],
    "feature": "STAFF",
    "level": "EDIT"
  },
  "Staff.list": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN",
      "ORG_MANAGER",
      "ORG_ASSESSOR",
      "ORG_VIEWER",
      "ORG_CONSULTANT",
      "ORG_AUDITOR"
    ],
    "feature": "STAFF",
    "level": "VIEW"
  },
  "Staff.create": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN",
      "ORG_MANAGER",
      "ORG_ASSESSOR",
      "ORG_VIEWER",
      "ORG_CONSULTANT",
      "ORG_AUDITOR"
    ],
    "feature": "STAFF",
    "level": "ADD"
  },
  "StaffDrafts.role": {
    "audience": "organisation",
    "feature": "STAFF",
    "level": "ADD",
    "transactions": "short"
  },
  "Staff.changeMany": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN",
      "ORG_MANAGER",
      "ORG_ASSESSOR",
      "ORG_VIEWER",
      "ORG_CONSULTANT",
      "ORG_AUDITOR"
    ],
    "feature": "STAFF",
    "level": "EDIT"
  },
  "Staff.changeAll": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN",
      "ORG_MANAGER",
      "ORG_ASSESSOR",
      "ORG_VIEWER",
      "ORG_CONSULTANT",
      "ORG_AUDITOR"
    ],
    "feature": "STAFF",
    "level": "EDIT"
  },
  "Staff.exportFile": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN",
      "ORG_MANAGER",
      "ORG_ASSESSOR",
      "ORG_VIEWER",
      "ORG_CONSULTANT",
      "ORG_AUDITOR"
    ],
    "feature": "STAFF",
    "level": "VIEW",
    "transactions": "short"
  },
  "Staff.options": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN",
      "ORG_MANAGER",
      "ORG_ASSESSOR",
      "ORG_VIEWER",
      "ORG_CONSULTANT",
      "ORG_AUDITOR"
    ],
    "feature": "STAFF",
    "level": "VIEW"
  },
  "Staff.removalOutlook": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN",
      "ORG_MANAGER",
      "ORG_ASSESSOR",
      "ORG_VIEWER",
      "ORG_CONSULTANT",
      "ORG_AUDITOR"
    ],
    "feature": "STAFF",
    "level": "DELETE"
  },
  "Staff.removeMany": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN",
      "ORG_MANAGER",
      "ORG_ASSESSOR",
      "ORG_VIEWER",
      "ORG_CONSULTANT",
      "ORG_AUDITOR"
    ],
    "feature": "STAFF",
    "level": "DELETE"
  },
  "Staff.removeAll": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN",
      "ORG_MANAGER",
      "ORG_ASSESSOR",
      "ORG_VIEWER",
      "ORG_CONSULTANT",
      "ORG_AUDITOR"
    ],
    "feature": "STAFF",
    "level": "DELETE"
  },
  "Staff.removed": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN",
      "ORG_MANAGER",
      "ORG_ASSESSOR",
      "ORG_VIEWER",
      "ORG_CONSULTANT",
      "ORG_AUDITOR"
    ],
    "feature": "STAFF",
    "level": "DELETE"
  },
  "Staff.restoreMany": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN",
      "ORG_MANAGER",
      "ORG_ASSESSOR",
      "ORG_VIEWER",
      "ORG_CONSULTANT",
      "ORG_AUDITOR"
    ],
    "feature": "STAFF",
    "level": "DELETE"
  },
  "Staff.views": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN",
      "ORG_MANAGER",
      "ORG_ASSESSOR",
      "ORG_VIEWER",
      "ORG_CONSULTANT",
      "ORG_AUDITOR"
    ],
    "feature": "STAFF",
    "level": "VIEW"
  },
  "Staff.addView": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN",
      "ORG_MANAGER",
      "ORG_ASSESSOR",
      "ORG_VIEWER",
      "ORG_CONSULTANT",
      "ORG_AUDITOR"
    ],
    "feature": "STAFF",
    "level": "VIEW"
  },
  "Staff.get": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN",
      "ORG_MANAGER",
      "ORG_ASSESSOR",
      "ORG_VIEWER",
      "ORG_CONSULTANT",
      "ORG_AUDITOR"
    ],
    "feature": "STAFF",
    "level": "VIEW"
  },
  "Staff.remove": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN",
      "ORG_MANAGER",
      "ORG_ASSESSOR",
      "ORG_VIEWER",
      "ORG_CONSULTANT",
      "ORG_AUDITOR"
    ],
    "feature": "STAFF",
    "level": "DELETE"
  },
  "Staff.update": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN",
      "ORG_MANAGER",
      "ORG_ASSESSOR",
      "ORG_VIEWER",
      "ORG_CONSULTANT",
      "ORG_AUDITOR"
    ],
    "feature": "STAFF",
    "level": "EDIT"
  },
  "StaffAbsences.ofRecord": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN",
      "ORG_MANAGER",
      "ORG_ASSESSOR",
      "ORG_VIEWER",
      "ORG_CONSULTANT",
      "ORG_AUDITOR"
    ],
    "feature": "STAFF",
    "level": "VIEW"
  },
  "StaffAbsences.add": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN",
      "ORG_MANAGER",
      "ORG_ASSESSOR",
      "ORG_VIEWER",
      "ORG_CONSULTANT",
      "ORG_AUDITOR"
    ],
    "feature": "STAFF",
    "level": "EDIT"
  },
  "StaffCompetences.ofRecord": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN",
      "ORG_MANAGER",
      "ORG_ASSESSOR",
      "ORG_VIEWER",
      "ORG_CONSULTANT",
      "ORG_AUDITOR"
    ],
    "feature": "STAFF",
    "level": "VIEW"
  },
  "StaffCompetences.add": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN",
      "ORG_MANAGER",
      "ORG_ASSESSOR",
      "ORG_VIEWER",
      "ORG_CONSULTANT",
      "ORG_AUDITOR"
    ],
    "feature": "STAFF",
    "level": "EDIT"
  },
  "StaffCourse.dependants": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN",
      "ORG_MANAGER",
      "ORG_ASSESSOR",
      "ORG_VIEWER",
      "ORG_CONSULTANT",
      "ORG_AUDITOR"
    ],
    "feature": "STAFF",
    "level": "VIEW"
  },
  "StaffDuties.ofRecord": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN",
      "ORG_MANAGER",
      "ORG_ASSESSOR",
      "ORG_VIEWER",
      "ORG_CONSULTANT",
      "ORG_AUDITOR"
    ],
    "feature": "STAFF",
    "level": "VIEW"
  },
  "StaffDuties.add": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN",
      "ORG_MANAGER",
      "ORG_ASSESSOR",
      "ORG_VIEWER",
      "ORG_CONSULTANT",
      "ORG_AUDITOR"
    ],
    "feature": "STAFF",
    "level": "EDIT"
  },
  "StaffWorks.owned": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN",
      "ORG_MANAGER",
      "ORG_ASSESSOR",
      "ORG_VIEWER",
      "ORG_CONSULTANT",
      "ORG_AUDITOR"
    ],
    "feature": "STAFF",
    "level": "VIEW"
  },
  "StaffCourse.picture": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN",
      "ORG_MANAGER",
      "ORG_ASSESSOR",
      "ORG_VIEWER",
      "ORG_CONSULTANT",
      "ORG_AUDITOR"
    ],
    "feature": "STAFF",
    "level": "VIEW"
  },
  "StaffCourse.savePicture": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN",
      "ORG_MANAGER",
      "ORG_ASSESSOR",
      "ORG_VIEWER",
      "ORG_CONSULTANT",
      "ORG_AUDITOR"
    ],
    "feature": "STAFF",
    "level": "EDIT"
  },
  "Staff.position": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN",
      "ORG_MANAGER",
      "ORG_ASSESSOR",
      "ORG_VIEWER",
      "ORG_CONSULTANT",
      "ORG_AUDITOR"
    ],
    "feature": "STAFF",
    "level": "VIEW"
  },
  "Staff.removeOne": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN",
      "ORG_MANAGER",
      "ORG_ASSESSOR",
      "ORG_VIEWER",
      "ORG_CONSULTANT",
      "ORG_AUDITOR"
    ],
    "feature": "STAFF",
    "level": "DELETE"
  },
  "StaffRequirements.ofStaffMember": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN",
      "ORG_MANAGER",
      "ORG_ASSESSOR",
      "ORG_VIEWER",
      "ORG_CONSULTANT",
      "ORG_AUDITOR"
    ],
    "feature": "STAFF",
    "level": "VIEW"
  },
  "Staff.restore": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN",
      "ORG_MANAGER",
      "ORG_ASSESSOR",
      "ORG_VIEWER",
      "ORG_CONSULTANT",
      "ORG_AUDITOR"
    ],
    "feature": "STAFF",
    "level": "DELETE"
  },
  "StaffCourse.changeStatus": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN",
      "ORG_MANAGER",
      "ORG_ASSESSOR",
      "ORG_VIEWER",
      "ORG_CONSULTANT",
      "ORG_AUDITOR"
    ],
    "feature": "STAFF",
    "level": "EDIT"
  },
  "StaffTrainings.ofRecord": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN",
      "ORG_MANAGER",
      "ORG_ASSESSOR",
      "ORG_VIEWER",
      "ORG_CONSULTANT",
      "ORG_AUDITOR"
    ],
    "feature": "STAFF",
    "level": "VIEW"
  },
  "StaffTrainings.add": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN",
      "ORG_MANAGER",
      "ORG_ASSESSOR",
      "ORG_VIEWER",
      "ORG_CONSULTANT",
      "ORG_AUDITOR"
    ],
    "feature": "STAFF",
    "level": "EDIT"
  },
  "Staff.removeView": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN",
      "ORG_MANAGER",
      "ORG_ASSESSOR",
      "ORG_VIEWER",
      "ORG_CONSULTANT",
      "ORG_AUDITOR"
    ],
    "feature": "STAFF",
    "level": "VIEW"
  },
  "Staff.updateView": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN",
      "ORG_MANAGER",
      "ORG_ASSESSOR",
      "ORG_VIEWER",
      "ORG_CONSULTANT",
      "ORG_AUDITOR"
    ],
    "feature": "STAFF",
    "level": "VIEW"
  },
  "StaffWorks.ofRecord": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN",
      "ORG_MANAGER",
      "ORG_ASSESSOR",
      "ORG_VIEWER",
      "ORG_CONSULTANT",
      "ORG_AUDITOR"
    ],
    "feature": "STAFF",
    "level": "VIEW"
  },
  "StaffRoles.list": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN",
      "ORG_MANAGER"
    ],
    "feature": "STAFF",
    "level": "VIEW"
  },
  "StaffRoles.create": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN",
      "ORG_MANAGER"
    ],
    "feature": "STAFF",
    "level": "ADD"
  },
  "StaffRoles.options": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN",
      "ORG_MANAGER",
      "ORG_ASSESSOR",
      "ORG_VIEWER",
      "ORG_CONSULTANT",
      "ORG_AUDITOR"
    ],
    "feature": "STAFF",
    "level": "VIEW"
  },
  "StaffRoles.remove": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN",
      "ORG_MANAGER"
    ],
    "feature": "STAFF",
    "level": "DELETE"
  },
  "StaffRoles.update": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN",
      "ORG_MANAGER"
    ],
    "feature": "STAFF",
    "level": "EDIT"
  },
  "StaffRequirements.ofRole": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN",
      "ORG_MANAGER"
    ],
    "feature": "STAFF",
    "level": "VIEW"
  },
  "StaffRequirements.require": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN",
      "ORG_MANAGER"
    ],
    "feature": "STAFF",
    "level": "EDIT"
  },
  "StaffTrainings.remove": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN",
      "ORG_MANAGER",
      "ORG_ASSESSOR",
      "ORG_VIEWER",
      "ORG_CONSULTANT",
      "ORG_AUDITOR"
    ],
    "feature": "STAFF",
    "level": "EDIT"
  },
  "StaffTrainings.update": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN",
      "ORG_MANAGER",
      "ORG_ASSESSOR",
      "ORG_VIEWER",
      "ORG_CONSULTANT",
      "ORG_AUDITOR"
    ],
    "feature": "STAFF",
    "level": "EDIT"
  },
  "StaffTrainings.restore": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN",
      "ORG_MANAGER",
      "ORG_ASSESSOR",
      "ORG_VIEWER",
      "ORG_CONSULTANT",
      "ORG_AUDITOR"
    ],
    "feature": "STAFF",
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
  "Standards.addNumbering": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN"
    ],
    "feature": "ASSESSMENTS",
    "level": "ADD"
  },
  "Standards.numberingTemplate": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN"
    ],
    "feature": "ASSESSMENTS",
    "level": "VIEW",
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
    "level": "DELETE",
    "transactions": "short"
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
  "Standards.discardDraft": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN"
    ],
    "feature": "ASSESSMENTS",
    "level": "EDIT",
    "transactions": "short"
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
  "Standards.fill": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN"
    ],
    "feature": "ASSESSMENTS",
    "level": "EDIT",
    "transactions": "short"
  },
  "StandardLineages.lineage": {
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
  "StandardLineages.compare": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN"
    ],
    "feature": "ASSESSMENTS",
    "level": "EDIT"
  },
  "StandardLineages.decide": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN"
    ],
    "feature": "ASSESSMENTS",
    "level": "EDIT"
  },
  "StandardLineages.wording": {
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
  "Standards.parameters": {
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
  "Standards.source": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN"
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
  "StatementsOfApplicability.list": {
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
  "StatementsOfApplicability.create": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN",
      "ORG_MANAGER"
    ],
    "feature": "ASSESSMENTS",
    "level": "ADD"
  },
  "StatementsOfApplicability.changeMany": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN",
      "ORG_MANAGER"
    ],
    "feature": "ASSESSMENTS",
    "level": "EDIT"
  },
  "StatementsOfApplicability.changeAll": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN",
      "ORG_MANAGER"
    ],
    "feature": "ASSESSMENTS",
    "level": "EDIT"
  },
  "StatementsOfApplicability.exportFile": {
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
  "StatementsOfApplicability.options": {
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
  "StatementsOfApplicability.removalOutlook": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN",
      "ORG_MANAGER"
    ],
    "feature": "ASSESSMENTS",
    "level": "DELETE"
  },
  "StatementsOfApplicability.removeMany": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN",
      "ORG_MANAGER"
    ],
    "feature": "ASSESSMENTS",
    "level": "DELETE"
  },
  "StatementsOfApplicability.removeAll": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN",
      "ORG_MANAGER"
    ],
    "feature": "ASSESSMENTS",
    "level": "DELETE"
  },
  "StatementsOfApplicability.removed": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN",
      "ORG_MANAGER"
    ],
    "feature": "ASSESSMENTS",
    "level": "DELETE"
  },
  "StatementsOfApplicability.restoreMany": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN",
      "ORG_MANAGER"
    ],
    "feature": "ASSESSMENTS",
    "level": "DELETE"
  },
  "StatementsOfApplicability.views": {
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
  "StatementsOfApplicability.addView": {
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
  "StatementsOfApplicability.get": {
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
  "StatementsOfApplicability.remove": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN",
      "ORG_MANAGER"
    ],
    "feature": "ASSESSMENTS",
    "level": "DELETE"
  },
  "StatementsOfApplicability.update": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN",
      "ORG_MANAGER"
    ],
    "feature": "ASSESSMENTS",
    "level": "EDIT"
  },
  "StatementCourse.file": {
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
  "StatementsOfApplicability.position": {
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
  "StatementsOfApplicability.removeOne": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN",
      "ORG_MANAGER"
    ],
    "feature": "ASSESSMENTS",
    "level": "DELETE"
  },
  "StatementsOfApplicability.restore": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN",
      "ORG_MANAGER"
    ],
    "feature": "ASSESSMENTS",
    "level": "DELETE"
  },
  "StatementCourse.sheet": {
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
  "StatementCourse.changeStatus": {
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
    "level": "EDIT"
  },
  "StatementCourse.versions": {
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
  "StatementsOfApplicability.removeView": {
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
  "StatementsOfApplicability.updateView": {
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
  "Tasks.list": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN",
      "ORG_MANAGER",
      "ORG_ASSESSOR",
      "ORG_VIEWER",
      "ORG_CONSULTANT",
      "ORG_AUDITOR"
    ],
    "feature": "PROJECT",
    "level": "VIEW"
  },
  "Tasks.create": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN",
      "ORG_MANAGER",
      "ORG_ASSESSOR",
      "ORG_VIEWER",
      "ORG_CONSULTANT",
      "ORG_AUDITOR"
    ],
    "feature": "PROJECT",
    "level": "ADD"
  },
  "TaskCourse.dates": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN",
      "ORG_MANAGER",
      "ORG_ASSESSOR",
      "ORG_VIEWER",
      "ORG_CONSULTANT",
      "ORG_AUDITOR"
    ],
    "feature": "PROJECT",
    "level": "VIEW"
  },
  "TaskCourse.planned": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN",
      "ORG_MANAGER",
      "ORG_ASSESSOR",
      "ORG_VIEWER",
      "ORG_CONSULTANT",
      "ORG_AUDITOR"
    ],
    "feature": "PROJECT",
    "level": "VIEW"
  },
  "TaskSeverities.list": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN",
      "ORG_MANAGER"
    ],
    "feature": "PROJECT",
    "level": "VIEW"
  },
  "TaskSeverities.create": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN",
      "ORG_MANAGER"
    ],
    "feature": "PROJECT",
    "level": "ADD"
  },
  "TaskSeverities.options": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN",
      "ORG_MANAGER",
      "ORG_ASSESSOR",
      "ORG_VIEWER",
      "ORG_CONSULTANT",
      "ORG_AUDITOR"
    ],
    "feature": "PROJECT",
    "level": "VIEW"
  },
  "TaskSeverities.remove": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN",
      "ORG_MANAGER"
    ],
    "feature": "PROJECT",
    "level": "DELETE"
  },
  "TaskSeverities.update": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN",
      "ORG_MANAGER"
    ],
    "feature": "PROJECT",
    "level": "EDIT"
  },
  "TaskFigures.statistics": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN",
      "ORG_MANAGER",
      "ORG_ASSESSOR",
      "ORG_VIEWER",
      "ORG_CONSULTANT",
      "ORG_AUDITOR"
    ],
    "feature": "PROJECT",
    "level": "VIEW"
  },
  "TaskStatuses.list": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN",
      "ORG_MANAGER"
    ],
    "feature": "PROJECT",
    "level": "VIEW"
  },
  "TaskStatuses.create": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN",
      "ORG_MANAGER"
    ],
    "feature": "PROJECT",
    "level": "ADD"
  },
  "TaskStatuses.options": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN",
      "ORG_MANAGER",
      "ORG_ASSESSOR",
      "ORG_VIEWER",
      "ORG_CONSULTANT",
      "ORG_AUDITOR"
    ],
    "feature": "PROJECT",
    "level": "VIEW"
  },
  "TaskStatuses.remove": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN",
      "ORG_MANAGER"
    ],
    "feature": "PROJECT",
    "level": "DELETE"
  },
  "TaskStatuses.update": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN",
      "ORG_MANAGER"
    ],
    "feature": "PROJECT",
    "level": "EDIT"
  },
  "TaskDrafts.plan": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN",
      "ORG_MANAGER",
      "ORG_ASSESSOR",
      "ORG_VIEWER",
      "ORG_CONSULTANT",
      "ORG_AUDITOR"
    ],
    "feature": "PROJECT",
    "level": "ADD",
    "transactions": "short"
  },
  "Tasks.changeMany": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN",
      "ORG_MANAGER",
      "ORG_ASSESSOR",
      "ORG_VIEWER",
      "ORG_CONSULTANT",
      "ORG_AUDITOR"
    ],
    "feature": "PROJECT",
    "level": "EDIT"
  },
  "Tasks.changeAll": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN",
      "ORG_MANAGER",
      "ORG_ASSESSOR",
      "ORG_VIEWER",
      "ORG_CONSULTANT",
      "ORG_AUDITOR"
    ],
    "feature": "PROJECT",
    "level": "EDIT"
  },
  "Tasks.exportFile": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN",
      "ORG_MANAGER",
      "ORG_ASSESSOR",
      "ORG_VIEWER",
      "ORG_CONSULTANT",
      "ORG_AUDITOR"
    ],
    "feature": "PROJECT",
    "level": "VIEW",
    "transactions": "short"
  },
  "Tasks.options": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN",
      "ORG_MANAGER",
      "ORG_ASSESSOR",
      "ORG_VIEWER",
      "ORG_CONSULTANT",
      "ORG_AUDITOR"
    ],
    "feature": "PROJECT",
    "level": "VIEW"
  },
  "Tasks.removalOutlook": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN",
      "ORG_MANAGER",
      "ORG_ASSESSOR",
      "ORG_VIEWER",
      "ORG_CONSULTANT",
      "ORG_AUDITOR"
    ],
    "feature": "PROJECT",
    "level": "DELETE"
  },
  "Tasks.removeMany": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN",
      "ORG_MANAGER",
      "ORG_ASSESSOR",
      "ORG_VIEWER",
      "ORG_CONSULTANT",
      "ORG_AUDITOR"
    ],
    "feature": "PROJECT",
    "level": "DELETE"
  },
  "Tasks.removeAll": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN",
      "ORG_MANAGER",
      "ORG_ASSESSOR",
      "ORG_VIEWER",
      "ORG_CONSULTANT",
      "ORG_AUDITOR"
    ],
    "feature": "PROJECT",
    "level": "DELETE"
  },
  "Tasks.removed": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN",
      "ORG_MANAGER",
      "ORG_ASSESSOR",
      "ORG_VIEWER",
      "ORG_CONSULTANT",
      "ORG_AUDITOR"
    ],
    "feature": "PROJECT",
    "level": "DELETE"
  },
  "Tasks.restoreMany": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN",
      "ORG_MANAGER",
      "ORG_ASSESSOR",
      "ORG_VIEWER",
      "ORG_CONSULTANT",
      "ORG_AUDITOR"
    ],
    "feature": "PROJECT",
    "level": "DELETE"
  },
  "Tasks.views": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN",
      "ORG_MANAGER",
      "ORG_ASSESSOR",
      "ORG_VIEWER",
      "ORG_CONSULTANT",
      "ORG_AUDITOR"
    ],
    "feature": "PROJECT",
    "level": "VIEW"
  },
  "Tasks.addView": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN",
      "ORG_MANAGER",
      "ORG_ASSESSOR",
      "ORG_VIEWER",
      "ORG_CONSULTANT",
      "ORG_AUDITOR"
    ],
    "feature": "PROJECT",
    "level": "VIEW"
  },
  "Tasks.get": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN",
      "ORG_MANAGER",
      "ORG_ASSESSOR",
      "ORG_VIEWER",
      "ORG_CONSULTANT",
      "ORG_AUDITOR"
    ],
    "feature": "PROJECT",
    "level": "VIEW"
  },
  "Tasks.remove": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN",
      "ORG_MANAGER",
      "ORG_ASSESSOR",
      "ORG_VIEWER",
      "ORG_CONSULTANT",
      "ORG_AUDITOR"
    ],
    "feature": "PROJECT",
    "level": "DELETE"
  },
  "Tasks.update": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN",
      "ORG_MANAGER",
      "ORG_ASSESSOR",
      "ORG_VIEWER",
      "ORG_CONSULTANT",
      "ORG_AUDITOR"
    ],
    "feature": "PROJECT",
    "level": "EDIT"
  },
  "TaskChecklists.ofRecord": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN",
      "ORG_MANAGER",
      "ORG_ASSESSOR",
      "ORG_VIEWER",
      "ORG_CONSULTANT",
      "ORG_AUDITOR"
    ],
    "feature": "PROJECT",
    "level": "VIEW"
  },
  "TaskChecklists.add": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN",
      "ORG_MANAGER",
      "ORG_ASSESSOR",
      "ORG_VIEWER",
      "ORG_CONSULTANT",
      "ORG_AUDITOR"
    ],
    "feature": "PROJECT",
    "level": "EDIT"
  },
  "TaskCourse.completionEffect": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN",
      "ORG_MANAGER",
      "ORG_ASSESSOR",
      "ORG_VIEWER",
      "ORG_CONSULTANT",
      "ORG_AUDITOR"
    ],
    "feature": "PROJECT",
    "level": "VIEW"
  },
  "TaskCourse.move": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN",
      "ORG_MANAGER",
      "ORG_ASSESSOR",
      "ORG_VIEWER",
      "ORG_CONSULTANT",
      "ORG_AUDITOR"
    ],
    "feature": "PROJECT",
    "level": "VIEW"
  },
  "TaskCourse.occurrences": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN",
      "ORG_MANAGER",
      "ORG_ASSESSOR",
      "ORG_VIEWER",
      "ORG_CONSULTANT",
      "ORG_AUDITOR"
    ],
    "feature": "PROJECT",
    "level": "VIEW"
  },
  "TaskCourse.reopen": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN",
      "ORG_MANAGER",
      "ORG_ASSESSOR",
      "ORG_VIEWER",
      "ORG_CONSULTANT",
      "ORG_AUDITOR"
    ],
    "feature": "PROJECT",
    "level": "EDIT"
  },
  "Tasks.position": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN",
      "ORG_MANAGER",
      "ORG_ASSESSOR",
      "ORG_VIEWER",
      "ORG_CONSULTANT",
      "ORG_AUDITOR"
    ],
    "feature": "PROJECT",
    "level": "VIEW"
  },
  "TaskCourse.recur": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN",
      "ORG_MANAGER",
      "ORG_ASSESSOR",
      "ORG_VIEWER",
      "ORG_CONSULTANT",
      "ORG_AUDITOR"
    ],
    "feature": "PROJECT",
    "level": "EDIT"
  },
  "Tasks.removeOne": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN",
      "ORG_MANAGER",
      "ORG_ASSESSOR",
      "ORG_VIEWER",
      "ORG_CONSULTANT",
      "ORG_AUDITOR"
    ],
    "feature": "PROJECT",
    "level": "DELETE"
  },
  "Tasks.restore": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN",
      "ORG_MANAGER",
      "ORG_ASSESSOR",
      "ORG_VIEWER",
      "ORG_CONSULTANT",
      "ORG_AUDITOR"
    ],
    "feature": "PROJECT",
    "level": "DELETE"
  },
  "TaskCourse.skip": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN",
      "ORG_MANAGER",
      "ORG_ASSESSOR",
      "ORG_VIEWER",
      "ORG_CONSULTANT",
      "ORG_AUDITOR"
    ],
    "feature": "PROJECT",
    "level": "EDIT"
  },
  "TaskCourse.changeStatus": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN",
      "ORG_MANAGER",
      "ORG_ASSESSOR",
      "ORG_VIEWER",
      "ORG_CONSULTANT",
      "ORG_AUDITOR"
    ],
    "feature": "PROJECT",
    "level": "VIEW"
  },
  "Tasks.removeView": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN",
      "ORG_MANAGER",
      "ORG_ASSESSOR",
      "ORG_VIEWER",
      "ORG_CONSULTANT",
      "ORG_AUDITOR"
    ],
    "feature": "PROJECT",
    "level": "VIEW"
  },
  "Tasks.updateView": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN",
      "ORG_MANAGER",
      "ORG_ASSESSOR",
      "ORG_VIEWER",
      "ORG_CONSULTANT",
      "ORG_AUDITOR"
    ],
    "feature": "PROJECT",
    "level": "VIEW"
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
  "TreatmentActions.list": {
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
  "Members.list": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN",
      "ORG_MANAGER"
    ],
    "feature": "USERS",
    "level": "VIEW",
    "transactions": "short"
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
  "Members.formerOwners": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN",
      "ORG_MANAGER"
    ],
    "feature": "USERS",
    "level": "VIEW"
  },
  "Invitations.list": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN",
      "ORG_MANAGER"
    ],
    "feature": "USERS",
    "level": "VIEW"
  },
  "Invitations.invite": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN",
      "ORG_MANAGER"
    ],
    "feature": "USERS",
    "level": "ADD"
  },
  "Invitations.change": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN",
      "ORG_MANAGER"
    ],
    "feature": "USERS",
    "level": "EDIT"
  },
  "Members.options": {
    "audience": "organisation"
  },
  "Members.explainAccess": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN",
      "ORG_MANAGER"
    ],
    "feature": "USERS",
    "level": "VIEW"
  },
  "Members.deactivate": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN",
      "ORG_MANAGER"
    ],
    "feature": "USERS",
    "level": "EDIT",
    "actsOn": "person"
  },
  "Members.handOver": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN",
      "ORG_MANAGER"
    ],
    "feature": "USERS",
    "level": "EDIT",
    "actsOn": "person"
  },
  "Members.reactivate": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN",
      "ORG_MANAGER"
    ],
    "feature": "USERS",
    "level": "EDIT",
    "actsOn": "person"
  },
  "Members.remove": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN",
      "ORG_MANAGER"
    ],
    "feature": "USERS",
    "level": "DELETE",
    "actsOn": "person"
  },
  "Members.responsibilities": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN",
      "ORG_MANAGER"
    ],
    "feature": "USERS",
    "level": "VIEW"
  },
  "Members.setRights": {
    "audience": "organisation",
    "roles": [
      "ORG_ADMIN",
      "ORG_MANAGER"
    ],
    "feature": "USERS",
    "level": "EDIT",
    "actsOn": "person"
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
  },
  "Dashboard.waiting": {
    "audience": "organisation"
  },
  "Dashboard.acknowledge": {
    "audience": "organisation",
    "transactions": "short"
  }
} as const;

/** The form error for a missing or invalid property: its `x-message`, by model and property. */
export const messages = {
  "AnswerText": "Remove control characters and hidden characters that change the direction of text",
  "AskedText": "Remove control characters and hidden characters that change the direction of text",
  "CatalogueCode": "Use at least one visible character, and no line breaks or hidden characters that change the direction of text",
  "CatalogueText": "Remove control characters and hidden characters that change the direction of text",
  "ControlClassName": "Remove control characters and hidden characters that change the direction of text",
  "ControlCode": "Remove control characters and hidden characters that change the direction of text",
  "DocumentName": "Use at least one visible character, and no line breaks or hidden characters that change the direction of text",
  "EmailAddress": "Enter a valid email address",
  "FileExtension": "Enter file types as extensions, such as pdf",
  "LevelRef": "Use at least one visible character, and no line breaks or hidden characters that change the direction of text",
  "Line": "Use at least one visible character, and no line breaks or hidden characters that change the direction of text",
  "Line200": "Use at least one visible character, and no line breaks or hidden characters that change the direction of text",
  "LogoImage": "Choose a PNG, JPEG or WebP image",
  "Name": "Enter a name in one line, without “://” or “www.”",
  "OptionalEmail": "Enter a valid email address",
  "OptionalLine": "Use no line breaks or hidden characters that change the direction of text",
  "OptionalName": "Enter a name in one line, without “://” or “www.”",
  "PolicyPlaceholderValue.name": "Use letters only",
  "Prose": "Remove control characters and hidden characters that change the direction of text",
  "ProviderCertification": "Use at least one visible character, and no line breaks or hidden characters that change the direction of text",
  "ReportFieldName": "Use at least one visible character, and no line breaks or hidden characters that change the direction of text",
  "ReportFilterValue": "Use at least one visible character, and no line breaks or hidden characters that change the direction of text",
  "ReportSectionKey": "Use at least one visible character, and no line breaks or hidden characters that change the direction of text",
  "RoughTime": "Enter a day with its time, or only a day, a month or a year",
  "ScopePart": "Use at least one visible character, and no line breaks or hidden characters that change the direction of text",
  "SectionHeading": "Use at least one visible character, and no line breaks or hidden characters that change the direction of text",
  "WebAddress": "Enter a web address that starts with https:// or http://, without spaces"
} as const;
