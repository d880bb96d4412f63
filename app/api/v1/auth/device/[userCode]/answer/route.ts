import { answerDeviceLogin } from "@/lib/accounts/device-login/answer-device-login";
import { deviceLoginOperations } from "@/lib/accounts/device-login/operations";
import { bind } from "@/lib/http/operation";
import { resource } from "@/lib/http/route";

export const { GET, POST, PUT, PATCH, DELETE } = resource([
	bind(deviceLoginOperations.answerDeviceLogin, ({ context, params, body }) => answerDeviceLogin(context, params.userCode, body.isApproved)),
]);
