import { AppointmentBody, AppointmentRequest } from 'shared-contracts/entities';
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
    async (request) => ({ data: await requestAppointment(context, request.body, request.query.locale) }),
  );
}
