import { Labels } from "@/lib/tools/documents/redacting/finding/labels";

/** Heads in scripts without blanks, whose cells are names whatever they look like. */
export const ASIAN_NAME_HEADS = new Labels(
	"氏名|お名前|名前|姓名|ふりがな|フリガナ|よみがな|読み|カナ|かな|氏名カナ|氏名(カナ)|世帯主|保護者|保護者名|会員名|患者名|担当者|担当者名|代表者|参加者|出席者|欠席者|受取人|申込者|契約者|緊急連絡先|学生姓名|联系人|负责人|员工姓名|客户姓名|患者姓名|家长|성명|이름|성함|보호자|담당자|대표자|예금주",
);
/** What in such a column is a firm or a house. */
export const ASIAN_FIRM =
	/株式会社|有限会社|合同会社|会社|協会|銀行|病院|医院|学校|大学|組合|商店|スーパー|ストア|センター|事務所|营业|公司|银行|医院|大学|주식회사|은행|병원/;

/** Whose row a number stands in: then the number is that person's. */
const PERSON =
	/(?<!\p{L})(?:emp|empl|employee|staff|worker|payroll|personnel|member|membership|student|pupil|learner|adm|admission|enrol\p{L}*|patient|client|customer|tenant|guest|donor|volunteer|player|licen[cs]e|badge|card|account|policy|insured|case|participant|candidate|passenger|driver|user|subject|personal|mitglied\p{L}*|mitarbeiter\p{L}*|kunden|patienten|schüler|schuler|socio|alumno|paciente|empleado|cliente|adherent|élève|eleve|client|salarié|salarie|tessera|matricola|lid|lidnummer|leerling|klant|pracownika|ucznia|pacjenta|üye|uye|öğrenci|ogrenci|hasta|sicil|müşteri|musteri)(?!\p{L})/u;

/** How surely a column of numbers that no list knows is one of persons' numbers. */
export const isOfPersons = (folded: string): boolean => PERSON.test(folded) || /(?:会員|社員|学籍|患者|顧客|職員|登録|회원|사원|학번|환자|고객)/.test(folded);

/** Who a table may be about. */
export const PERSON_HEADS = new Labels(
	"jugador|jugadora|joueur|joueuse|giocatore|giocatrice|jogador|jogadora|speler|zawodnik|zawodniczka|oyuncu|bewohner|bewohnerin|inscrito|inscrita|participante|interessato|richiedente|iscritto|donor|giver|spouse|partner|pupil|pupils|student|learner|child|parent|parent / guardian|parent/guardian|guardian|next of kin|emergency contact|cardholder|account holder|holder|owner|owners|homeowner|resident|occupant|tenant|lessee|member|volunteer|guest|guests|visitor|attendee|participant|player|coach|captain|patient|doctor|physician|employee|worker|staff|assignee|reviewer|supervisor|manager|reported by|handled by|taken by|seen by|contact|contact person|customer|client|buyer|seller|agent|passenger|driver|witness|beneficiary|referee|applicant|candidate|author|speaker|leader|reader|sender|recipient|shift lead|on duty|cover|mitglied|mitglieder|teilnehmer|teilnehmerin|schüler|kind|eltern|erziehungsberechtigte|ansprechpartner|ansprechpartnerin|mieter|eigentümer|kunde|patient|mitarbeiter|mitarbeiterin|vertreter|vertretung|notfallkontakt|trainer|spieler|gast|gäste|bearbeiter|socio|socia|alumno|alumna|padre|madre|tutor|contacto|propietario|inquilino|paciente|empleado|trabajador|titular|responsable|cliente|huésped|invitado|adhérent|élève|parent|responsable légal|locataire|propriétaire|salarié|titulaire|invité|bénéficiaire|contact d'urgence|alunno|alunna|genitore|socio|referente|paziente|dipendente|intestatario|ospite|inquilino|proprietario|aluno|encarregado de educação|paciente|funcionário|lid|leerling|ouder|contactpersoon|huurder|eigenaar|werknemer|medewerker|patiënt|gast|uczeń|rodzic|opiekun|pracownik|pacjent|najemca|właściciel|członek|gość|öğrenci|veli|üye|hasta|kiracı|malik|çalışan|personel|sorumlu|misafir|elev|förälder|medlem|kund|patient|ägare|gäst|oppilas|huoltaja|jäsen|asukas|ученик|родитель|пациент|сотрудник|жилец|владелец|клиент",
);
