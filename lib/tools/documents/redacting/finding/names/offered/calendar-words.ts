import { plainWord } from "@/lib/tools/documents/redacting/finding/finder-line";

/** Months, days and feasts that people are called by, too. */
const CALENDAR = new Set(
	"jan feb mar apr jun jul aug sep sept oct nov dec mon tue tues wed thu thur fri sat sun mondays tuesdays wednesdays thursdays fridays saturdays sundays january february march april may june july august september october november december monday tuesday wednesday thursday friday saturday sunday easter christmas lent januar februar marz mai juni juli oktober dezember montag dienstag mittwoch donnerstag freitag samstag sonntag janvier fevrier mars avril juin juillet aout septembre octobre novembre decembre lundi mardi mercredi jeudi vendredi samedi dimanche noel enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre lunes martes miercoles jueves viernes sabado domingo gennaio febbraio aprile maggio giugno luglio settembre ottobre dicembre lunedi martedi mercoledi giovedi venerdi sabato domenica janeiro fevereiro marco maio junho julho setembro outubro novembro dezembro maandag dinsdag woensdag donderdag vrijdag zaterdag zondag januari februari maart mei augustus ocak subat mart nisan mayis haziran temmuz agustos eylul ekim kasim aralik pazartesi sali carsamba persembe cuma cumartesi pazar".split(
		" ",
	),
);

export const isOfCalendar = (word: string): boolean => CALENDAR.has(plainWord(word));
