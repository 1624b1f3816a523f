// Generated from the contract by `npm run generate`. Do not edit.

export const questionnaireColumnValues = ["NOT_IMPORTED","SECTION","SECTION_DESCRIPTION","NUMBER","QUESTION","HELP","TYPE","REQUIRED","PLACEHOLDER","OPTIONS","SCORES","WARNINGS","WEIGHT","FILE_TYPES","LARGEST_FILE","SHOWN_WHEN","SHOWN_FOR","COMMENTS_AND_FILES"] as const;
