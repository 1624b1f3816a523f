// The default font. Choosing another sets --font-choice on the root element.
import '@fontsource-variable/geist';
