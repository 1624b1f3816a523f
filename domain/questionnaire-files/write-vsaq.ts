import { offeredAnswers, titleOfSection, type Question, type Questionnaire } from '../questionnaire/questionnaire.ts';

type Item = Readonly<Record<string, unknown>>;

const short = (id: string): string => `q_${id.replaceAll('-', '')}`;

/** The id of an answer, by its place; Yes and No have those of VSAQ. */
const answerId = ({ id, type }: Question, index: number): string =>
  type === 'YESNO' ? `${short(id)}/${index === 0 ? 'yes' : 'no'}` : `${short(id)}_${index + 1}`;

/** VSAQ takes texts as HTML. */
const html = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('\n', '<br>');

const inputTypes: Readonly<Partial<Record<Question['type'], string>>> = { NUMBER: 'number', DATE: 'date', URL: 'url' };

function inputOf(question: Question): Item {
  const { id, type } = question;
  const own = { id: short(id), text: html(question.question), ...(question.required && { required: true }) };
  const choices = offeredAnswers(question).map((value, index) => ({ [answerId(question, index)]: html(value) }));
  if (type === 'RADIO') return { type: 'radiogroup', ...own, defaultChoice: false, choices };
  if (type === 'CHECKBOX') return { type: 'checkgroup', ...own, defaultChoice: false, choices };
  if (type === 'YESNO') return { type: 'yesno', ...own, yes: 'Yes', no: 'No' };
  if (type === 'FILE') return { type: 'upload', ...own };
  const placeholder = question.placeholder === '' ? {} : { placeholder: question.placeholder };
  if (type === 'TEXT_AREA') return { type: 'box', ...own, ...placeholder };
  const inputType = inputTypes[type];
  return { type: 'line', ...own, ...placeholder, ...(inputType !== undefined && { inputType }) };
}

function itemsOf(question: Question, byId: ReadonlyMap<string, Question>): readonly Item[] {
  const asked = byId.get(question.shownWhen?.questionId ?? '');
  const ids =
    asked === undefined
      ? []
      : offeredAnswers(asked).flatMap((value, index) =>
          question.shownWhen?.values.includes(value) === true ? [answerId(asked, index)] : [],
        );
  const cond = ids.length === 0 ? {} : { cond: ids.join(' || ') };
  const warnings = offeredAnswers(question).flatMap((value, index) => {
    const warning = question.options.find((option) => option.value === value)?.warning ?? '';
    const tip = { type: 'tip', cond: answerId(question, index), text: html(warning), warn: 'yes', severity: 'medium' };
    return warning === '' ? [] : [tip];
  });
  const help = question.help === '' ? [] : [{ type: 'info', ...cond, text: html(question.help) }];
  return [...help, { ...inputOf(question), ...cond }, ...warnings];
}

/** A questionnaire in the format of Google's VSAQ: a block for each section. It has neither scores nor limits of files. */
export function writeVsaq(title: string, questionnaires: readonly Questionnaire[]): object {
  const byId = new Map(questionnaires.flatMap(({ questions }) => questions.map((question) => [question.id, question])));
  const blocks = questionnaires.map(({ id, title: own, description, questions }, index) => ({
    type: 'block',
    id: short(id),
    text: html(titleOfSection({ title: own }, index + 1)),
    items: [
      // Empty, so that what describes the section does not become the help of its first question.
      ...(description === '' ? [] : [{ type: 'info', text: html(description) }, { type: 'spacer' }]),
      ...questions.flatMap((question) => itemsOf(question, byId)),
    ],
  }));
  return { version: 1, questionnaire: [{ type: 'block', text: html(title), items: blocks }] };
}
