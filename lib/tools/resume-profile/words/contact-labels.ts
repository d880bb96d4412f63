import { labelKey } from "./personal-labels";

/** What stands before or above a way to reach somebody, in the languages of resumes. */
const LABELS = `phone|phone number|telephone|tel|mobile|mobile phone|cell|cell phone|email|e-mail|email address|mail|address|home address|location|contact|website|web|homepage|portfolio|blog|linkedin|github|skype|whatsapp|telegram|xing|instagram
	|telefon|telefonnummer|mobil|mobilnummer|mobiltelefon|handy|adresse|anschrift|wohnort|ort|standort|internet|téléphone|portable|courriel|mél|domicile|localisation|site web|site internet
	|teléfono|móvil|celular|correo|correo electrónico|dirección|ubicación|domicilio|página web|telefono|cellulare|indirizzo|residenza|sito web|posta elettronica
	|telefoon|telefoonnummer|mobiel|adres|woonplaats|e-mailadres|telemóvel|telefone|morada|endereço|correio eletrónico|telefon komórkowy|komórka|adres e-mail|miejsce zamieszkania
	|telefon číslo|mobilní telefon|adresa|bydliště|adress|bostadsadress|e-post|epost|hemsida|cep telefonu|cep|e-posta|adresi|konum|ikamet|telepon|no hp|nomor telepon|alamat|surel|điện thoại|số điện thoại|địa chỉ|thư điện tử
	|телефон|мобильный телефон|мобільний телефон|адрес|адреса|почта|пошта|эл. почта|ел. пошта|электронная почта|електронна пошта|電話|電話番号|携帯|携帯電話|住所|現住所|メール|メールアドレス|連絡先
	|전화|전화번호|휴대폰|휴대전화|연락처|이메일|주소|电话|手机|邮箱|电子邮箱|地址|現居地|هاتف|الهاتف|الجوال|العنوان|البريد الإلكتروني|טלפון|נייד|כתובת|דואר אלקטרוני|फ़ोन|मोबाइल|ईमेल|पता|โทรศัพท์|อีเมล|ที่อยู่`;

const LONGEST_LABEL = 30;

const KEYS: ReadonlySet<string> = new Set(LABELS.split("|").map(labelKey));

/** Whether words alone name a way to reach somebody: "E-mail", "Telemóvel:". */
export function isContactLabel(text: string): boolean {
	return text.length <= LONGEST_LABEL && KEYS.has(labelKey(text));
}
