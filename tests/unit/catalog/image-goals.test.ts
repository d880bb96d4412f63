import { expect, it } from "vitest";
import { SPECS } from "@/lib/catalog/registry";
import { resolveGoal } from "@/lib/catalog/resolve-goal";

const GOALS = [
	"Crop my photos for Instagram and Facebook",
	"I need this picture as an Instagram story",
	"Resize images for social media",
	"Make a YouTube thumbnail out of this photo",
	"Prepare a LinkedIn banner from a picture",
	"Remove EXIF metadata from my photos",
	"Get my pictures in the right size for every platform",
	"A Pinterest pin and a TikTok cover from one image",
	"Fotos für Instagram zuschneiden",
	"Ich brauche dieses Bild als Banner für LinkedIn",
	"Bilder für soziale Medien in die richtige Größe bringen",
	"Metadaten aus einem Foto entfernen",
	"Mach aus dem Foto ein WhatsApp Profilbild",
	"Recortar imágenes para redes sociales",
	"Redimensionar una foto para Facebook",
	"Imagen de portada para YouTube",
	"Quiero mi foto en formato de Instagram",
	"写真をインスタグラム用にトリミングしたい",
	"画像のサイズを変更する",
	"SNS用に写真を切り抜く",
];

it("at least nineteen of twenty goals in four languages find the pictures first", () => {
	const missed = GOALS.filter((goal) => resolveGoal(goal, SPECS)[0]?.workflowId !== "conversion.images_for_platforms");
	expect(missed.length, missed.join("; ")).toBeLessThanOrEqual(1);
});

it.each([
	["Please tailor my resume and apply for jobs", "goal_lane.resume_to_job_ready"],
	["Check my resume for mistakes", "goal_lane.resume_checkup"],
	["Convert this csv table to excel", "conversion.tables"],
])("%s still finds %s", (goal, workflowId) => {
	expect(resolveGoal(goal, SPECS)[0]?.workflowId).toBe(workflowId);
});
