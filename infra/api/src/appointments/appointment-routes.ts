import { AppointmentBody, AppointmentRequest } from 'shared-contracts/entities';
import { accountOf } from '../account/identity/shopper.ts';
import type { ApiContext, ApiServer } from '../http/api-context.ts';
import { privateResponse } from '../http/response/response-cache.ts';
import { dataOf, LocaleQuery } from '../http/route-schemas.ts';
import { limitByNetwork } from '../limits/client-network.ts';
import { requestAppointment } from './request-appointment.ts';

/** Appointments in stores (decision 0046). */
export function appointmentRoutes(server: ApiServer, context: ApiContext): void {
  server.post(
    '/api/v1/appointments/',
    {
      onRequest: [privateResponse, limitByNetwork(context.orm, context.limiter, 'appointment')],
      schema: {
        summary: 'Request an appointment in a store',
        querystring: LocaleQuery,
        body: AppointmentBody,
        response: { 200: dataOf(AppointmentRequest) },
      },
    },
    async (request) => {
      const account = await accountOf(context.orm, request);
      return { data: await requestAppointment(context, request.body, request.query.locale, account?.id ?? null) };
    },
  );
}
