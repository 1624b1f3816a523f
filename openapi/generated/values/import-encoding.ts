// Generated from the contract by `npm run generate`. Do not edit.

export const importEncodingValues = ["UTF_8","UTF_16","WINDOWS_1252","WINDOWS_1250","WINDOWS_1251","WINDOWS_1253","WINDOWS_1254","WINDOWS_1255","WINDOWS_1256","WINDOWS_1257","MACINTOSH","SHIFT_JIS","GB18030","BIG5","EUC_KR"] as const;
