/** What the captcha says. Loaded with it alone, so it stands apart from the islands' texts. */
const TEXTS = {
  en: {
    title: 'Are you a person?',
    text: 'Press the button; the check takes a moment and sends nothing about you to anybody else.',
    press: 'I am a person',
    busy: 'Checking…',
    failed: 'The check did not work. Please try again.',
    close: 'Cancel',
  },
  ru: {
    title: 'Вы человек?',
    text: 'Нажмите кнопку: проверка займёт мгновение и ничего о вас никому не передаст.',
    press: 'Я человек',
    busy: 'Проверяем…',
    failed: 'Проверка не удалась. Попробуйте ещё раз.',
    close: 'Отмена',
  },
  ar: {
    title: 'هل أنت إنسان؟',
    text: 'اضغط الزر: يستغرق التحقق لحظة ولا يرسل عنك شيئًا إلى أي طرف آخر.',
    press: 'أنا إنسان',
    busy: 'جارٍ التحقق…',
    failed: 'تعذر التحقق. يرجى المحاولة مرة أخرى.',
    close: 'إلغاء',
  },
}
export type CaptchaTexts = (typeof TEXTS)['en']

/** The texts of a language; an unknown one gets English. */
export const captchaTexts = (lang: string): CaptchaTexts => new Map(Object.entries(TEXTS)).get(lang) ?? TEXTS.en
