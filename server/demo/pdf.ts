/** Points from the lower edge of an A4 page to the first line, and between lines. */
const top = 780;
const leading = 18;

const textOf = (line: string) => line.replaceAll(/[\\()]/g, (sign) => `\\${sign}`);

/** A PDF file of one page with these lines in ASCII; the first is its heading. */
export function pdfOf([heading = '', ...lines]: readonly string[]): string {
  const text = [
    `BT /F1 18 Tf 60 ${top} Td (${textOf(heading)}) Tj /F1 11 Tf ${leading} TL`,
    ...lines.map((line) => `T* (${textOf(line)}) Tj`),
    'ET',
  ].join('\n');
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${text.length} >>\nstream\n${text}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
  ];
  let file = '%PDF-1.4\n';
  const places = objects.map((object, index) => {
    const place = file.length;
    file += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return place;
  });
  const table = places.map((place) => `${String(place).padStart(10, '0')} 00000 n \n`).join('');
  const trailer = `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${file.length}\n%%EOF\n`;
  return `${file}xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${table}${trailer}`;
}
