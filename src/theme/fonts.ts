// The default font. The choice of another sets --font-choice on the root element.
import '@fontsource-variable/geist';
