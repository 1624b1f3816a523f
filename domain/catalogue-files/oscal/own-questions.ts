import { complianceResults } from '../../compliance/results.ts';
import { barePart, type CataloguePart, type CatalogueQuestion } from '../catalogue.ts';
import { ownNamespace, ownProp, ownValues } from './own-props.ts';

/** Questions as parts of a control: OSCAL has none. */
export const questionParts = (questions: readonly CatalogueQuestion[]): CataloguePart[] =>
  questions.map(({ text, isMultiple, options }) => ({
    ...barePart('question', text),
    ns: ownNamespace,
    props: isMultiple ? [ownProp('multiple', 'yes')] : [],
    parts: options.map(({ text: option, speaksFor, result = null, maturity = null }) => ({
      ...barePart('option', option),
      ns: ownNamespace,
      props: [
        ...(speaksFor === null ? [] : [ownProp('speaks-for', speaksFor ? 'yes' : 'no')]),
        ...(result === null ? [] : [ownProp('suggests-result', result)]),
        ...(maturity === null ? [] : [ownProp('suggests-maturity', String(maturity))]),
      ],
    })),
  }));

const isQuestion = ({ name, ns }: CataloguePart): boolean => ns === ownNamespace && name === 'question';

/** The questions among parts, and the other parts. */
export const withoutQuestions = (
  parts: readonly CataloguePart[],
): { readonly questions: CatalogueQuestion[]; readonly parts: CataloguePart[] } => ({
  questions: parts.filter(isQuestion).map((part) => ({
    text: part.prose ?? '',
    isMultiple: ownValues(part.props, 'multiple').includes('yes'),
    options: part.parts.map((option) => {
      const [speaksFor] = ownValues(option.props, 'speaks-for');
      const [named] = ownValues(option.props, 'suggests-result');
      const [level] = ownValues(option.props, 'suggests-maturity');
      const result = complianceResults.find((one) => one === named);
      return {
        text: option.prose ?? '',
        speaksFor: speaksFor === undefined ? null : speaksFor === 'yes',
        ...(result !== undefined && { result }),
        ...(level !== undefined && /^\d$/u.test(level) && { maturity: Number(level) }),
      };
    }),
  })),
  parts: parts.filter((part) => !isQuestion(part)),
});
