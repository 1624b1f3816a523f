/**
 * The script that gives a page of a link the theme that this browser keeps (specification section 4) before its first paint; otherwise it is
 * light. The content security policy of these pages allows it by its hash. Its key is that of src/app/preferences/theme.ts.
 */
export const linkThemeScript =
  "try{if(localStorage.getItem('theme')==='dark')document.documentElement.dataset.theme='dark'}catch{}";
